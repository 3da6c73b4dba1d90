import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { readCpuMs } from './process-usage.ts'

/** The number of streams that are open at the same time. */
export const STREAMS = 100
/**
 * A stream lasts about STREAMS × INTERVAL_MS, so that starting one per interval keeps STREAMS of
 * them open.
 */
const INTERVAL_MS = 110

export type OpenStream = (index: number) => Promise<Response>

export interface StreamTimes {
  firstWordsMs: number[]
  /** Processor time of the measured process for each stream; 0 without a process. */
  cpuMs: number
}

interface Options {
  open: OpenStream
  beforeOpen?: (index: number) => Promise<unknown> | undefined
  /** The process whose processor time is measured. */
  pid?: number
}

/**
 * Opens streams one after the other. The first STREAMS of them only create the load; the times to
 * first words are those of the next STREAMS.
 */
export async function timeStreams({ open, beforeOpen, pid }: Options): Promise<StreamTimes> {
  const cpuBeforeMs = pid === undefined ? 0 : readCpuMs(pid)
  const streams: Promise<number>[] = []
  const runStream = async (turn: number) => {
    await setTimeout(turn * INTERVAL_MS)
    // On a busy machine the earlier stream of the same candidate may still be open.
    await streams[turn - STREAMS]
    await beforeOpen?.(turn % STREAMS)
    return readFirstWordsMs(open, turn % STREAMS)
  }
  for (let turn = 0; turn < 2 * STREAMS; turn++) streams.push(runStream(turn))
  const firstWordsMs = await Promise.all(streams)
  const cpuMs = pid === undefined ? 0 : (readCpuMs(pid) - cpuBeforeMs) / (2 * STREAMS)
  return { firstWordsMs: firstWordsMs.slice(STREAMS), cpuMs }
}

/** Reads a stream to its end. Returns the milliseconds to its first words. */
async function readFirstWordsMs(open: OpenStream, index: number): Promise<number> {
  const startedAt = performance.now()
  const { body } = await open(index)
  let firstWordsMs: number | undefined
  if (body)
    for await (const text of body.pipeThrough(new TextDecoderStream()))
      if (firstWordsMs === undefined && text.includes('"word '))
        firstWordsMs = performance.now() - startedAt
  if (firstWordsMs === undefined) throw new Error('A stream had no words')
  return firstWordsMs
}

/**
 * Sends a request and never reads the response: the server must buffer what the operating system
 * does not.
 */
export function openAndStall(address: string, cookie: string): Socket {
  const { hostname, port, pathname } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) }).pause()
  const headers = [
    `host: ${hostname}:${port}`,
    `cookie: ${cookie}`,
    'content-type: application/json',
  ]
  socket.write(
    [`POST ${pathname} HTTP/1.1`, ...headers, 'content-length: 2', '', '{}'].join('\r\n'),
  )
  return socket
}
