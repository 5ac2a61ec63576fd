import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  to: string[]
  subject: string
  text: string
  /** The same in HTML; empty for a mail of plain text alone. */
  html: string
}

/** A mail server on its own port that keeps what it receives; close it in `afterAll`. */
export async function openMailServer() {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, ...readMail(Buffer.concat(chunks).toString('latin1')) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Subject and texts of a mail, whatever their transfer encoding and line folding. */
function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const { head, body } = partsOf(raw)
  const subject = /^subject: (.*)$/im.exec(head)?.[1] ?? ''
  const boundary = /^content-type: multipart\/.*boundary="?([^";]+)/im.exec(head)?.[1]
  const [, ...parts] = boundary ? body.split(`--${boundary}\r\n`) : ['', raw]
  const [text = '', html = ''] = parts.map((part) => textOf(part.split(`\r\n--${boundary}`)[0] ?? ''))
  return { subject: decodeWords(subject), text, html }
}

function textOf(part: string): string {
  const { head, body } = partsOf(part)
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase() ?? ''
  return decode(body, encoding)
}

function partsOf(raw: string): { head: string; body: string } {
  const split = raw.indexOf('\r\n\r\n')
  return { head: raw.slice(0, split).replace(/\r\n[ \t]+/g, ' '), body: raw.slice(split + 4) }
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8')
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    )
}
