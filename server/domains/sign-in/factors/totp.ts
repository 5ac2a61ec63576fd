import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'

const periodSeconds = 30

/** A new secret of 160 bits in Base32, as authenticator apps take it. */
export function createTotpSecret(): string {
  return generateSecret()
}

/** What the QR code says. Spaces, commas and colons would confuse some apps: they become dashes. */
export function totpUri(secret: string, name: string, site: string): string {
  const plain = (text: string) => text.replace(/[\s:,]+/g, '-')
  return generateURI({ issuer: plain(site), label: plain(name), secret })
}

/**
 * The time step (RFC 6238) that a code belongs to, null where it belongs to none near `epochSeconds`. A code of
 * the step before and after still counts, for clocks that are off and slow typing.
 */
export function stepOfCode(secret: string, typed: string, epochSeconds: number): number | null {
  const token = typed.normalize('NFKC').replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const result = verifySync({ secret, token, epoch: epochSeconds, epochTolerance: periodSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** The code of the step at `epochSeconds`. */
export function codeAt(secret: string, epochSeconds: number): string {
  return generateSync({ secret, epoch: epochSeconds, period: periodSeconds })
}

/** The codes of this step and the next, and how long this one lasts. */
export function currentCodes(secret: string, epochSeconds: number) {
  return {
    current: codeAt(secret, epochSeconds),
    next: codeAt(secret, epochSeconds + periodSeconds),
    secondsLeft: periodSeconds - (Math.floor(epochSeconds) % periodSeconds),
  }
}
