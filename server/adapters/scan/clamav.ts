import { connect } from 'node:net'
import { type ScanPort, ScanUnavailableError, type ScanVerdict } from './port.ts'

/** clamd on a TCP port or a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string }

/** Every response of the portal is due within seven seconds, and others may wait for their turn behind this one. */
const mostMs = 5000
/** How long a clamd that has fallen silent is left alone: who waits behind one file would else wait for each. */
const restMs = 3000
const pingMs = 500

/**
 * Scans with a running clamd by its INSTREAM command, one connection per file. While clamd answers nothing, all
 * scans fail at once; a file that takes it too long stops no other.
 * @param options.timeoutMs for the whole scan, 5 seconds when left out
 */
export function createClamavScan(options: { address: ClamdAddress; timeoutMs?: number }): ScanPort {
  const { address, timeoutMs = mostMs } = options
  let restsUntil = 0
  return {
    isVirusScanner: true,
    async scan(bytes) {
      if (performance.now() < restsUntil) throw new ScanUnavailableError('clamd has fallen silent')
      try {
        return parseReply(await askClamd(address, inStream(bytes), timeoutMs))
      } catch (error) {
        if (error instanceof ClamdSilentError && !(await isAlive(address)))
          restsUntil = performance.now() + restMs
        throw error
      }
    },
  }
}

class ClamdSilentError extends ScanUnavailableError {}

async function isAlive(address: ClamdAddress): Promise<boolean> {
  const reply = await askClamd(address, [Buffer.from('zPING\0')], pingMs).catch(() => null)
  return reply === 'PONG'
}

/**
 * Reads `tcp://127.0.0.1:3310` or `unix:/run/clamav/clamd.ctl`.
 * @throws {Error} for anything else
 */
export function parseClamdAddress(value: string): ClamdAddress {
  if (value.startsWith('unix:/')) return { path: value.slice('unix:'.length) }
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 'tcp:' || url.hostname === '') {
    throw new Error('The address of clamd is tcp://host:port or unix:/path')
  }
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) }
}

const chunkBytes = 64 * 1024
const longestReply = 4096

function askClamd(address: ClamdAddress, command: Iterable<Uint8Array>, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address)
    const fail = (why: string, Kind = ScanUnavailableError) => {
      clearTimeout(timer)
      socket.destroy()
      reject(new Kind(`clamd ${why}`))
    }
    const timer = setTimeout(() => fail('did not answer in time', ClamdSilentError), timeoutMs)
    let reply = ''
    socket.setEncoding('utf8')
    socket.on('connect', () => {
      for (const part of command) socket.write(part)
    })
    socket.on('data', (text) => {
      reply += text
      const end = reply.indexOf('\0')
      if (end < 0 && reply.length > longestReply) return fail('answered too much')
      if (end < 0) return
      clearTimeout(timer)
      socket.destroy()
      resolve(reply.slice(0, end))
    })
    socket.on('error', (error) => fail(`is not reachable (${error.message})`))
    socket.on('end', () => fail('closed the connection without a verdict'))
  })
}

/** The command, each chunk after its length, and an empty chunk at the end. */
function* inStream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    yield lengthOf(chunk.length)
    yield chunk
  }
  yield lengthOf(0)
}

function lengthOf(size: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(size)
  return length
}

function parseReply(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return { verdict: 'clean' }
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1]
  if (found === undefined) throw new ScanUnavailableError(`clamd gave no verdict: ${reply.slice(0, 200)}`)
  return { verdict: 'infected', name: found }
}
