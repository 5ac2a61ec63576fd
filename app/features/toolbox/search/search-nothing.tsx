import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { toolbox } from '../../../../shared/contract/toolbox/toolbox.ts'
import { parseReference } from '../../../../shared/lib/reference.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { searchPath } from './search-form.tsx'
import { type ToolQuery, toolHref } from './tool-query.ts'

type FoundTools = OutputOf<(typeof toolbox)['searchTools']>

type SentNotesProps = { failure: ActFailure | undefined; requested: string | null }

/** The result of a request that was just sent. */
export function SentNotes({ failure, requested }: SentNotesProps) {
  const reference = parseReference(requested ?? '')
  return (
    <>
      <FailureSummary failure={failure} />
      {reference && <RequestDone reference={reference} />}
    </>
  )
}

type FoundNotesProps = {
  path: string
  query: ToolQuery
  /** Null without a search. */
  found: FoundTools | null
  isNothing: boolean
}

/** Notes about the search results, and what replaces the list if there are none. */
export function FoundNotes({ path, query, found, isNothing }: FoundNotesProps) {
  if (!found) return <SearchHelp />
  return (
    <>
      {found.spelling && <Spelling query={query} spelling={found.spelling} path={path} />}
      {isNothing && <NothingFound query={query} found={found} />}
    </>
  )
}

/** Nothing was found: similar names, and what else to try. */
function NothingFound({ query, found }: { query: ToolQuery; found: FoundTools }) {
  return (
    <EmptyState
      seed="no-tools"
      title={m.toolbox_nothing_title({ keywords: query.keywords })}
      text={
        <div className="stack">
          {found.near.length > 0 && (
            <div>
              <p>{m.toolbox_near()}</p>
              <ul className="row">
                {found.near.map((tool) => (
                  <li key={tool.toolId}>
                    <Link alone href={`/tools/toolsDetail/${tool.toolId}`}>
                      {tool.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ul className="plain-points">
            <li>{m.toolbox_nothing_shorter()}</li>
            <li>{m.toolbox_nothing_other()}</li>
            <li>
              <Link href="/tools">{m.toolbox_nothing_browse()}</Link>
            </li>
            <li>
              <Link href="#request">{m.toolbox_request_link()}</Link>
            </li>
          </ul>
        </div>
      }
    />
  )
}

/** Before the first search: examples of what to ask. */
function SearchHelp() {
  const examples = [
    m.toolbox_example_1(),
    m.toolbox_example_2(),
    m.toolbox_example_3(),
    m.toolbox_example_4(),
  ]
  return (
    <div className="stack">
      <p className="font-bold">{m.toolbox_examples()}</p>
      <ul className="row">
        {examples.map((example) => (
          <li key={example}>
            <Link alone href={`${searchPath}?${new URLSearchParams({ keywords: example })}`}>
              {example}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link alone href="/tools">
          {m.toolbox_nothing_browse()}
        </Link>
      </p>
    </div>
  )
}

type SpellingProps = { query: ToolQuery; spelling: string; path: string }

/** Says that misspelt words were read as others. */
function Spelling({ query, spelling, path }: SpellingProps) {
  return (
    <p>
      {m.toolbox_spelling({ keywords: query.keywords })}{' '}
      <Link href={toolHref(path, query, { keywords: spelling })}>
        {m.toolbox_spelling_instead({ spelling })}
      </Link>
    </p>
  )
}

/** The confirmation of a request that was just sent. */
function RequestDone({ reference }: { reference: string }) {
  return (
    <Notice kind="success" live title={m.toolbox_request_done({ reference })}>
      <p>{m.toolbox_request_next()}</p>
    </Notice>
  )
}
