import * as m from '#messages'
import type { Zone } from '../../../shared/contract/resource-parts.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { LinkedRows } from './linked-rows.tsx'

/** A zone: what it offers and to whom, who is responsible for it, and a link to its resources. */
export function ZoneSection({ zone }: { zone: Zone }) {
  const locale = useLocale()
  const lang = langOf(zone.language, locale)
  return (
    <article className="zone stack" aria-labelledby={`zone-${zone.AliasID}`}>
      <div className="stack stack-sm" lang={lang}>
        <h3 id={`zone-${zone.AliasID}`} className="text-lg font-bold">
          {zone.name}
        </h3>
        <p className="measure">{zone.summary}</p>
      </div>
      <dl className="zone-facts">
        <div>
          <dt>{m.resources_zone_audience()}</dt>
          <dd lang={lang}>{zone.audience}</dd>
        </div>
        <div>
          <dt>{m.resources_zone_offers()}</dt>
          <dd>
            <ul className="plain-points" lang={lang}>
              {zone.offers.map((offer) => (
                <li key={offer}>{offer}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      {zone.institutions.length > 0 && (
        <>
          <h4 className="font-bold">{m.resources_zone_institutions()}</h4>
          <LinkedRows items={zone.institutions} path="/organization" level={4} />
        </>
      )}
      {zone.resourceCount > 0 && (
        <p>
          <Link alone href={`/resource?zone=${zone.AliasID}`}>
            {m.resources_zone_resources({ count: zone.resourceCount })}
          </Link>
        </p>
      )}
    </article>
  )
}
