import * as m from '#messages'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { EditionLinks } from './edition-links.tsx'
import type { EditionData } from './edition-page.tsx'
import { EditionTimeline } from './edition-timeline.tsx'
import { NoEdition } from './no-edition.tsx'
import { editionPath, editionTitle } from './venture-words.ts'

export type PlanData = Pick<EditionData, 'editionID' | 'edition' | 'editions'>

/** What an edition planned, as it was announced, beside what happened when. */
export function PlanPage(data: PlanData) {
  const { editionID, edition, editions } = data
  const locale = useLocale()
  const name = editionTitle(data)
  const lang = edition ? langOf(edition.language, locale) : undefined
  const back = pathInLocale(editionPath(editionID), locale)
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs label={m.venture_crumbs()} crumbs={[{ href: back, text: name }]} />
        <header className="stack">
          <Heading level={1} text={m.venture_plan_title({ edition: name })} />
          <p className="text-lg text-ink-2 measure">{m.venture_plan_lead()}</p>
        </header>
        {lang && <Notice kind="info" title={m.translation_missing()} />}
        {edition ? (
          <section className="stack" aria-labelledby="plan">
            <Heading level={2} id="plan" text={m.venture_plan()} />
            <Prose {...(lang && { lang })} html={edition.planHtml} />
          </section>
        ) : (
          <NoEdition editions={editions} />
        )}
      </article>
      {edition && <EditionTimeline timeline={edition.timeline} />}
      <p>
        <Link alone href={back}>
          {m.venture_plan_back()}
        </Link>
      </p>
      <EditionLinks editions={editions} current={editionID} />
    </div>
  )
}
