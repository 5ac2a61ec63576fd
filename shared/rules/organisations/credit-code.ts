import type { EntityType } from '../applications/eligibility.ts'

/** The characters of a unified social credit code (GB 32100-2015): no I O Z S V. Values are indexes. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const length = 18

/** A typed or pasted code (full width, lower case, spaces, dashes) in its one spelling. */
export function normaliseCreditCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—·]/g, '')
}

/** Whether it has the form of a code, whatever its check character. */
export function isCreditCodeForm(code: string): boolean {
  return code.length === length && [...code].every((character) => alphabet.includes(character))
}

/**
 * Whether the last character is the right check character. Old registers hold some codes with a wrong one, so
 * it is a warning to the reviewer, never a refusal.
 */
export function hasRightCheckCharacter(code: string): boolean {
  return isCreditCodeForm(code) && code.at(-1) === checkCharacterOf(code.slice(0, -1))
}

/** How codes of a legal form begin, by registry and kind; null for a form without a register. */
export const creditCodeBeginnings: Record<EntityType, string | null> = {
  association: '51',
  socialServiceAgency: '52',
  foundation: '53',
  publicInstitution: '12',
  volunteerTeam: null,
}

/** Whether a code begins like those of a legal form. Some do not: a warning to the reviewer. */
export function fitsEntityType(code: string, entityType: EntityType): boolean {
  return code.startsWith(creditCodeBeginnings[entityType] ?? '')
}

/**
 * The check character of the first 17 characters: their values weighted with 3^i modulo 31.
 * @param body 17 characters of the alphabet
 */
export function checkCharacterOf(body: string): string {
  let sum = 0
  let weight = 1
  for (const character of body) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return alphabet[(31 - (sum % 31)) % 31] ?? ''
}
