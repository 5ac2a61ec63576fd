import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TestPortal } from './portal/portal.ts'
import { createPeople, type TestAccount } from './world/actors.ts'

/** Values made for one test, so that one found anywhere comes from the place where it was put. */
export type Canaries = {
  /** Eleven digits each, without the country code. */
  phones: Set<string>
  /** A further phone that nobody has; its prefix is used by no other phone in tests. */
  phone(): string
  /**
   * The canaries in a text: phones in any usual spelling, names and mail addresses, also in hexadecimal
   * digits, base64 or escapes, and phones as a keyless hash, since there are few enough phones to try them
   * all.
   */
  foundIn(text: string): string[]
}

const nameMark = '金丝雀'
const mailMark = 'kanari'

export function createCanaries(): Canaries {
  const phones = new Set<string>()
  const byHash = new Map<string, string>()
  const hashed = new Set<string>()
  let last = 15_800_000_000 + Math.floor(Math.random() * 90_000_000)
  return {
    phones,
    phone() {
      last += 1
      phones.add(String(last))
      return String(last)
    },
    foundIn(text) {
      const bytes = bytesIn(text)
      // On lines of their own, since a spelling of a phone never runs over the end of a line.
      const all = [text, unescaped(text), ...bytes.map(String)].join('\n')
      return [...new Set([...plainIn(all, phones), ...hashedIn(bytes)])]
    },
  }

  function hashedIn(all: Buffer[]): string[] {
    for (const phone of phones) if (!hashed.has(phone)) noteHashes(phone)
    return all.flatMap((bytes) => byHash.get(bytes.toString('hex')) ?? [])
  }

  function noteHashes(phone: string): void {
    hashed.add(phone)
    for (const spelled of [phone, `86${phone}`, `+86${phone}`])
      for (const kind of ['md5', 'sha1', 'sha256', 'sha512'])
        byHash.set(createHash(kind).update(spelled).digest('hex'), phone)
  }
}

function plainIn(text: string, phones: ReadonlySet<string>): string[] {
  const together = text.replace(/(?<=\d)[ \-()]{1,2}(?=\d)/g, '')
  const digits = [...text.matchAll(/1\d{10}/g), ...together.matchAll(/1\d{10}/g)].map(([found]) => found)
  const words = [...text.matchAll(new RegExp(`${nameMark}[0-9]+|${mailMark}[0-9]+@`, 'g'))]
  return [...digits.filter((one) => phones.has(one)), ...words.map(([found]) => found)]
}

/** The bytes behind hexadecimal digits and base64 in a text, as dumps write columns of bytes. */
function bytesIn(text: string): Buffer[] {
  return [
    ...[...text.matchAll(/(?<![0-9a-f])(?:[0-9a-f]{2}){8,}/gi)].map(([found]) => Buffer.from(found, 'hex')),
    ...[...text.matchAll(/[A-Za-z0-9+/_-]{12,}/g)].map(([found]) => Buffer.from(found, 'base64')),
  ]
}

function unescaped(text: string): string {
  return text
    .replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString())
}

export const canaryName = (number: number) => `${nameMark}${number}`
export const canaryMail = (number: number) => `${mailMark}${number}@example.org`

/** Creates people with canary phones, names and addresses, in a team or none, in a few statements. */
export async function createCanaryPeople(
  portal: TestPortal,
  canaries: Canaries,
  count: number,
  teamId?: string,
): Promise<TestAccount[]> {
  const membership = teamId && { teamId, role: 'member' as const }
  const people = await createPeople(
    portal,
    Array.from({ length: count }, () => (membership ? { membership } : {})),
  )
  const { cipher } = portal.services
  const rows = people.map(({ accountId, phone }) => {
    canaries.phones.add(phone.replace('+86', ''))
    const number = Number(phone.slice(-8))
    const email = canaryMail(number)
    return {
      id: accountId,
      name: cipher.encrypt(canaryName(number), 'accounts.name'),
      email: cipher.encrypt(email, 'accounts.email'),
      index: cipher.blindIndex(email, 'accounts.email'),
    }
  })
  await sql`
    update accounts set name_encrypted = r.name, email_encrypted = r.email, email_index = r.index
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, name text, email text, index text)
    where accounts.id = r.id`.execute(portal.db)
  return people
}
