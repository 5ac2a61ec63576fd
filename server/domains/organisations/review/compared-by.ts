import { blindIndexOf } from '../../../db/keys/encrypted-columns.ts'
import { pinyinOf, syllablesOf } from '../../../search/pinyin-keys.ts'
import type { Services } from '../../../services.ts'
import { organisationNameKey } from './organisation-name-key.ts'
import type { PersonalField } from './personal-facts.ts'

type Cipher = Services['cipher']

/** Encrypted facts that are compared by their hash, with their columns. */
const columns = {
  contactPhone: 'contact_phone_encrypted',
  address: 'address_encrypted',
  legalRepresentative: 'legal_representative_encrypted',
} as const satisfies Partial<Record<PersonalField, string>>
type ComparedFact = keyof typeof columns

/** The search columns of a name: its normalised form and its pinyin. */
export function nameColumns(name: string) {
  const key = organisationNameKey(name)
  return { name_key: key, name_sound: soundOf(key) }
}

/** The index columns of the stated facts. */
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

/** A fact's index under every key that may have written it, for look-ups. */
export function indexesOf(cipher: Cipher, fact: ComparedFact, value: string | null): string[] {
  return value ? blindIndexOf(cipher, 'organisations', columns[fact], value) : []
}

/** Chinese characters as pinyin without tones, everything else unchanged. */
function soundOf(nameKey: string): string {
  return nameKey.replace(/\p{Script=Han}+/gu, (characters) => pinyinOf(syllablesOf(characters)))
}
