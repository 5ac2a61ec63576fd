import { addressBucket } from '../../../db/limits.ts'

/**
 * The part of an internet address that reminds a person where they were without identifying a machine:
 * `203.0.113.*`, `2001:db8:12:*`. No place is looked up: it would be a guess.
 */
export function addressRange(address: string): string {
  const bucket = addressBucket(address)
  const parts = bucket.includes(':') ? bucket.split(':') : bucket.split('.')
  return [...parts.slice(0, 3), '*'].join(bucket.includes(':') ? ':' : '.')
}
