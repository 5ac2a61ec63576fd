import type { VerificationReview } from '../../../../shared/contract/organisations/organisations.staff.ts'
import { areNamesAlike, lookAlikeMarks } from '../../../../shared/rules/organisations/look-alikes.ts'
import { tierOf } from '../../../../shared/rules/organisations/verification-fields.ts'
import type { CallContext } from '../../../context.ts'
import type { OrganisationRow } from '../verification.queries.ts'
import { factIndexes, indexesOf, nameColumns } from './compared-by.ts'
import { type FoundMark, listLookAlikes, setCompared } from './look-alikes.queries.ts'
import { readPersonalFacts } from './personal-facts.ts'

type LookAlike = VerificationReview['lookAlikes'][number]
type Reader = Pick<CallContext, 'db' | 'services'>

const mostShown = 10

/**
 * Other organisations that may be the same or belong to the same people, those with the most matches first.
 * The matching facts are named, never shown: phones, addresses and names are compared by keyed hashes.
 */
export async function findLookAlikes({ db, services }: Reader, row: OrganisationRow): Promise<LookAlike[]> {
  const { cipher } = services
  const facts = readPersonalFacts(cipher, row, undefined)
  const { name_key: nameKey, name_sound: nameSound } = nameColumns(row.name)
  const found = await listLookAlikes(db, {
    id: row.id,
    creditCode: row.credit_code,
    nameKey,
    nameSound,
    isRegistered: tierOf(row.entity_type) === 'organisation',
    phone: indexesOf(cipher, 'contactPhone', facts.contactPhone),
    address: indexesOf(cipher, 'address', facts.address),
    legalRepresentative: indexesOf(cipher, 'legalRepresentative', facts.legalRepresentative),
  })
  const isMeant = ({ mark, name_key: other }: FoundMark) =>
    mark !== 'nameAlike' || areNamesAlike(nameKey, other)
  return together(found.filter(isMeant)).slice(0, mostShown)
}

/** Fills in the comparison columns of an older organisation. */
export async function fillCompared({ db, services }: Reader, row: OrganisationRow): Promise<void> {
  const facts = readPersonalFacts(services.cipher, row, undefined)
  await setCompared(db, row.id, { ...nameColumns(row.name), ...factIndexes(services.cipher, facts) })
}

/** One entry per organisation, with its matches; of several name matches only the strongest. */
function together(found: FoundMark[]): LookAlike[] {
  const byId = new Map<string, LookAlike>()
  for (const { id, reference, name, credit_code: creditCode, state, mark } of found) {
    const known = byId.get(id) ?? { organisationId: id, reference, name, creditCode, state, marks: [] }
    known.marks.push(mark)
    byId.set(id, known)
  }
  for (const other of byId.values()) {
    const [ofName] = lookAlikeMarks.filter((mark) => mark.startsWith('name') && other.marks.includes(mark))
    other.marks = lookAlikeMarks.filter(
      (mark) => other.marks.includes(mark) && (!mark.startsWith('name') || mark === ofName),
    )
  }
  const strength = ({ marks }: LookAlike) =>
    marks.reduce((sum, mark) => sum + 2 ** (lookAlikeMarks.length - lookAlikeMarks.indexOf(mark)), 0)
  return [...byId.values()].sort((one, other) => strength(other) - strength(one))
}
