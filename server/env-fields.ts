import { isIP } from 'node:net'
import { z } from 'zod'
import { parseS3Address } from './adapters/files/s3-place.ts'
import { parseClamdAddress } from './adapters/scan/clamav.ts'

/*
 * The formats of settings. Each failure says only what is expected; `env.ts` puts the name before it, and
 * never repeats a value, which may be a secret or hold a password.
 */

/** A key of a personal-data key ring, 32 bytes. */
export type EncryptionKey = { id: string; key: Buffer }

export const portField = text('a whole number from 1 to 65535', (value) => {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  return port >= 1 && port <= 65535 ? port : null
})

export const hostField = text('an address or host name to listen on, such as 127.0.0.1', (value) =>
  isIP(value) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) ? value : null,
)

/** Up to a tebibyte. */
export const mebibytesField = text('a whole number of MiB, such as 256, or 0', (value) =>
  /^\d{1,6}$/.test(value) ? Number(value) : null,
)

export const switchField = text('1 or 0', (value) => {
  const isOn = /^(1|true|on|yes)$/i.test(value)
  return isOn || /^(0|false|off|no)$/i.test(value) ? isOn : null
})

export const originField = text(
  'scheme, host and port alone, such as https://portal.example.org',
  (value) => {
    const url = webAddress(value)
    return url && [url.origin, `${url.origin}/`].includes(value) ? url.origin : null
  },
)

/** What `secureAddress` takes. */
export const secureWords = 'an https address (http on this machine alone)'

export const assetUrlField = text(
  `${secureWords} without query, such as https://static.example.org/yisun`,
  (value) => {
    const url = secureAddress(value)
    const isOneSource = !/[\s;,]/.test(value)
    return url && isOneSource && !url.search && !url.hash ? value.replace(/(?<!\/)\/+$/, '') : null
  },
)

export const webhookField = text(secureWords, (value) => (secureAddress(value) ? value : null))

/** Spans hold nothing personal: in a network of one's own they need no TLS. */
export const collectorField = text(
  'the address of an OpenTelemetry collector, such as http://127.0.0.1:4318',
  (value) => {
    const url = webAddress(value)
    return url && !url.search && !url.hash ? value : null
  },
)

export const serviceNameField = text('a name of letters, digits and hyphens, such as yisun', (value) =>
  /^[\w.-]{1,64}$/.test(value) ? value : null,
)

export const proxiesField = text('addresses or networks with commas, such as 10.0.0.0/8,::1', (value) => {
  const list = value.split(',').map((entry) => entry.trim())
  return list.every(isNetwork) ? list : null
})

export const databaseField = text('postgres://user@host/database', (value) => {
  const user = databaseUser(value)
  return user ? value : null
})

export const smtpField = text('smtp://user:password@host:587 or smtps://…', (value) => {
  const url = URL.parse(value)
  return url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname ? value : null
})

export const senderField = text('an address, such as Yisun <portal@example.org>', (value) =>
  /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)$/.test(value) ? value : null,
)

export const clamavField = text('tcp://host:port or unix:/path/of/socket', (value) => {
  try {
    return parseClamdAddress(value)
  } catch {
    return null
  }
})

export const filesField = text(
  's3://bucket/prefix?region=…, and for other servers than AWS endpoint=… ' +
    '(https, or http on this machine); optional style=path or host, encryption=AES256 or aws:kms, kmsKey=…',
  (value) => parseS3Address(value, (endpoint) => secureAddress(endpoint) !== null),
)

/** Of the S3 server; it makes them, so their form is its own. */
export const storeKeyField = text('a key as the S3 server shows it, without spaces', (value) =>
  /^\S{3,256}$/.test(value) ? value : null,
)

export const tokenWords =
  'at least 16 characters that nobody can guess (make them with: openssl rand -hex 24)'
export const tokenField = text(tokenWords, (value) =>
  value.length >= 16 && !looksChosen(value) ? value : null,
)

export const secretField = text(
  'at least 32 random bytes as base64 (make them with: openssl rand -base64 48)',
  (value) => {
    const bytes = randomBytesOf(value)
    return bytes && bytes.length >= 32 ? bytes : null
  },
)

export const keyRingField = text(
  'id:key with commas, the current key first, each 32 random bytes as base64 (k1:…, made with: openssl rand -base64 32)',
  (value): EncryptionKey[] | null => {
    const keys = value.split(',').map((entry) => {
      const [id = '', encoded = '', ...rest] = entry.trim().split(':')
      const key = randomBytesOf(encoded)
      return /^[\w-]{1,32}$/.test(id) && key?.length === 32 && rest.length === 0 ? { id, key } : null
    })
    const valid = keys.filter((key) => key !== null)
    const isDistinct = new Set(valid.map(({ id }) => id)).size === keys.length
    return valid.length === keys.length && isDistinct ? valid : null
  },
)

/** The role that an address signs in as; null where it is no PostgreSQL address. */
export function databaseUser(address: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(address)) return null
  // The host is empty where the server is reached by a socket folder: ?host=/run/postgresql
  const url = URL.parse(address.replace('@/', '@socket/'))
  if (!url || url.pathname.length < 2) return null
  try {
    return decodeURIComponent(url.username) || null
  } catch {
    return null
  }
}

/** Whether only programs on this machine can reach a server that listens on `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** A setting of one text; a refusal says what it expects. */
export function text<Value>(expects: string, parse: (value: string) => Value | null) {
  return z
    .string()
    .transform((value, context) => {
      const parsed = parse(value.trim())
      if (parsed !== null) return parsed
      context.addIssue({ code: 'custom', message: `expects ${expects}` })
      return z.NEVER
    })
    .optional()
}

function webAddress(value: string): URL | null {
  const url = URL.parse(value)
  return url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password ? url : null
}

/** https, or http to this machine. */
export function secureAddress(value: string): URL | null {
  const url = webAddress(value)
  return url && (url.protocol === 'https:' || isLoopback(url.hostname.replace(/^\[|\]$/g, ''))) ? url : null
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (!family || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** The bytes of a random value; null where it is no base64, or looks chosen by a person. */
function randomBytesOf(value: string): Buffer | null {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(value) || looksChosen(value)) return null
  const bytes = Buffer.from(value, 'base64')
  if (looksChosen(bytes.toString('latin1')) || /^[\x20-\x7e\s]*$/.test(bytes.toString('latin1'))) return null
  // 32 random bytes hold 30 different ones on average; fewer than 20 is practically impossible.
  return new Set(bytes).size >= 20 && !isSequence(bytes) ? bytes : null
}

/** Words of examples and defaults, and one character repeated. */
function looksChosen(value: string): boolean {
  return /change.?me|secret|password|example|default|yisun|12345678|(.)\1{7}/i.test(value)
}

function isSequence(bytes: Buffer): boolean {
  const step = ((bytes[1] ?? 0) - (bytes[0] ?? 0) + 256) % 256
  return bytes.every((byte, at) => at === 0 || (byte - (bytes[at - 1] ?? 0) + 256) % 256 === step)
}
