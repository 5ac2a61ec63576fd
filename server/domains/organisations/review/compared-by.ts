import { blindIndexOf } from '../../../db/keys/encrypted-columns.ts'
import { pinyinOf, syllablesOf } from '../../../search/pinyin-keys.ts'
import type { Services } from '../../../services.ts'
import { organisationNameKey } from './organisation-name-key.ts'
import type { PersonalField } from './personal-facts.ts'

type Cipher = Services['cipher']

/** Personal facts by which organisations are compared without being readable, with their columns. */
const columns = {
  contactPhone: 'contact_phone_encrypted',
  address: 'address_encrypted',
  legalRepresentative: 'legal_representative_encrypted',
} as const satisfies Partial<Record<PersonalField, string>>
type ComparedFact = keyof typeof columns

/** The columns by which a name is found again: its one spelling, and how that sounds. */
export function nameColumns(name: string) {
  const key = organisationNameKey(name)
  return { name_key: key, name_sound: soundOf(key) }
}

/** The columns of the facts that are stated; of the others none. */
export function factIndexes(cipher: Cipher, facts: Partial<Record<ComparedFact, string | null | undefined>>) {
  const index = (fact: ComparedFact) => {
    const value = facts[fact]
    return value ? blindIndexOf(cipher, 'organisations', columns[fact], value)[0] : undefined
  }
  const [phone, address, representative] = [
    index('contactPhone'),
    index('address'),
    index('legalRepresentative'),
  ]
  return {
    ...(phone && { contact_phone_index: phone }),
    ...(address && { address_index: address }),
    ...(representative && { legal_representative_index: representative }),
  }
}

/** What a look-up of a fact compares with: its index by every key that may have written it. */
export function indexesOf(cipher: Cipher, fact: ComparedFact, value: string | null): string[] {
  return value ? blindIndexOf(cipher, 'organisations', columns[fact], value) : []
}

/** Chinese characters as pinyin without tones, everything else as it is; the same as the name where it has none. */
function soundOf(nameKey: string): string {
  return nameKey.replace(/\p{Script=Han}+/gu, (characters) => pinyinOf(syllablesOf(characters)))
}
