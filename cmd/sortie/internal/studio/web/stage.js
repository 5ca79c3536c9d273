// The page is made anew after each save.
new EventSource("/api/news").onmessage = () => location.reload()
