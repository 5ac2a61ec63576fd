import type { ReactNode } from 'react'
import * as m from '#messages'
import { words as reasonWords } from '#words/starters_reason'
import type { Starter, StarterResult } from '../../../shared/contract/content/starters.staff.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CollectionWords } from './import-words.ts'
import { StarterCard } from './starter-card.tsx'

export type StartersPageProps = {
  nav: ReactNode
  words: Pick<CollectionWords, 'collection'>
  items: Starter[]
  /** The package that is asked about before it is taken out. */
  asked: string
  canEdit: boolean
  result: StarterResult | undefined
  failure: ActFailure | undefined
}

/** The packages of content that a portal can begin with, each taken in and out as a whole. */
export function StartersPage({ nav, items, result, failure, ...rest }: StartersPageProps) {
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: '/staff/imports', text: m.imports_title() }]}
      />
      <Heading level={1} text={m.starters_title()} />
      <p className="measure">{m.starters_lead()}</p>
      {failure && <Notice kind="error" live answer={failure} title={failure.message} />}
      {result && <Result result={result} />}
      {items.map((starter) => (
        <StarterCard key={starter.name} starter={starter} isDone={result !== undefined} {...rest} />
      ))}
    </div>
  )
}

function Result({ result }: { result: StarterResult }) {
  if ('in' in result) {
    const { added, left, unknown } = result.in
    return (
      <Notice
        kind={left.length + unknown > 0 ? 'warning' : 'success'}
        live
        answer={result}
        title={added > 0 ? m.starters_in_done({ count: added }) : m.starters_in_nothing()}
      >
        {unknown > 0 && <p>{m.starters_in_unknown({ count: unknown })}</p>}
        {left.length > 0 && <Names lead={m.starters_in_left()} names={left.map(({ title }) => title)} />}
      </Notice>
    )
  }
  const { removed, kept } = result.out
  const names = kept.map(({ title, reason }) =>
    m.starters_kept({ name: title, reason: reasonWords[reason]() }),
  )
  return (
    <Notice
      kind={kept.length > 0 ? 'warning' : 'success'}
      live
      answer={result}
      title={m.starters_out_done({ count: removed })}
    >
      {kept.length > 0 && <Names lead={m.starters_out_kept()} names={names} />}
    </Notice>
  )
}

function Names({ lead, names }: { lead: string; names: string[] }) {
  return (
    <>
      <p>{lead}</p>
      <ul className="list-disc ps-6">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}
