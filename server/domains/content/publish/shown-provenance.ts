import * as m from '#messages'
import type { ProvenanceView } from '../../../../shared/contract/content/provenance.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { outsideHref } from '../../../../shared/lib/outside-link.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'

/** A record's origin as shown on a page; text that its licence requires appears verbatim. */
export function shownProvenance(provenance: Provenance | null, locale: Locale): ProvenanceView {
  if (provenance === null) return null
  const { catalogue, address, licence, attribution, retrievedOn } = provenance
  const day = datedText(retrievedOn, locale)
  return {
    catalogue,
    address: outsideHref(address),
    licence,
    attribution,
    retrievedOn,
    sentence: m.content_provenance({ catalogue, day, licence, attribution }, { locale }),
    linkText: m.content_provenance_link({}, { locale }),
  }
}
