import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'

const periodSeconds = 30

/** A new secret of 160 bits in Base32, as authenticator apps expect. */
export function createTotpSecret(): string {
  return generateSecret()
}

/** The QR code's content. Spaces, commas and colons confuse some apps, so they become dashes. */
export function totpUri(secret: string, name: string, site: string): string {
  const plain = (text: string) => text.replace(/[\s:,]+/g, '-')
  return generateURI({ issuer: plain(site), label: plain(name), secret })
}

/**
 * The time step (RFC 6238) of a code, null if it belongs to none near `epochSeconds`. The previous and next
 * steps are accepted, for wrong clocks and slow typing.
 */
export function stepOfCode(secret: string, typed: string, epochSeconds: number): number | null {
  const token = typed.normalize('NFKC').replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const result = verifySync({ secret, token, epoch: epochSeconds, epochTolerance: periodSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** The code for the step at `epochSeconds`. */
export function codeAt(secret: string, epochSeconds: number): string {
  return generateSync({ secret, epoch: epochSeconds, period: periodSeconds })
}

/** The codes of this step and the next, and the seconds left in this one. */
export function currentCodes(secret: string, epochSeconds: number) {
  return {
    current: codeAt(secret, epochSeconds),
    next: codeAt(secret, epochSeconds + periodSeconds),
    secondsLeft: periodSeconds - (Math.floor(epochSeconds) % periodSeconds),
  }
}
