package lsp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"

	"go.lsp.dev/jsonrpc2"
)

// patient is a line on which a message that is none is told of and passed over: the connection would end with it, and the editor
// would be without help for the rest of the day. What frames messages wrongly still ends it, as nobody knows where the next begins.
type patient struct{ framed }

// framed is a line as the connection reads it.
type framed interface {
	jsonrpc2.Stream
	ReadFrame(ctx context.Context) ([]byte, int64, error)
	WriteFrame(ctx context.Context, body []byte) (int64, error)
}

// ReadFrame is the next message.
func (p patient) ReadFrame(ctx context.Context) ([]byte, int64, error) {
	for {
		body, n, err := p.framed.ReadFrame(ctx)
		if err != nil {
			return body, n, err
		}
		wrong := notMessage(body)
		if wrong == nil {
			return body, n, nil
		}
		if _, err := p.Write(ctx, jsonrpc2.NewResponse(jsonrpc2.ID{}, nil, wrong)); err != nil {
			return nil, 0, err
		}
	}
}

// notMessage says what is wrong with something that is neither a message nor a list of them.
func notMessage(body []byte) error {
	if list := bytes.TrimLeft(body, " \t\r\n"); len(list) > 0 && list[0] == '[' && json.Valid(list) {
		return nil
	}
	_, err := jsonrpc2.DecodeMessage(body)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, jsonrpc2.ErrParse):
		return jsonrpc2.ErrParse
	}
	return jsonrpc2.ErrInvalidRequest
}

// patiently makes a line patient.
func patiently(line jsonrpc2.Stream) jsonrpc2.Stream {
	if f, ok := line.(framed); ok {
		return patient{f}
	}
	return line
}
