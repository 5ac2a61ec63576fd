import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import * as m from '#messages'
import type { CollectionName } from '../../../../../shared/rules/content/collections.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { languageName } from '../collection-words.ts'
import type { BulkResult as Result } from './list-actions.ts'

/** As many names as anyone reads; the list itself shows the others under their state. */
const mostNames = 100

/**
 * What became of many records. They are handled in portions, each of which is complete in itself: the rest
 * follow automatically, or without script by a press.
 */
export function BulkResult({ collection, result }: { collection: CollectionName; result: Result }) {
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const failures = useAllFailures(result)
  useEffect(() => {
    if (result.left > 0 && form.current) void submit(form.current, { preventScrollReset: true })
  }, [result, submit])
  const { left, language, intent } = result
  return (
    <Notice
      kind={result.refused > 0 ? 'warning' : left > 0 ? 'info' : 'success'}
      live
      title={textOf(result)}
      {...(left === 0 && { answer: result })}
    >
      {left > 0 && (
        <Form ref={form} method="post" action={pathname + search}>
          {[...result.posted, ...countsOf(result)].map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name can occur several times, in a fixed order
            <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
          ))}
          <p className="row">
            {m.collections_bulk_left({ count: left })}
            <Button>{m.collections_bulk_continue()}</Button>
          </p>
        </Form>
      )}
      {failures.length > 0 && (
        <ul className="list-disc ps-6">
          {failures.slice(0, mostNames).map(({ number, name, why }) => (
            <li key={number}>
              <Link
                href={`/staff/content/${collection}/${number}${intent === 'fill' ? '' : `?check=${language}`}`}
              >
                {name}
              </Link>
              {m.collections_bulk_why({ why })}
            </li>
          ))}
          {failures.length > mostNames && (
            <li>{m.collections_bulk_more({ count: failures.length - mostNames })}</li>
          )}
        </ul>
      )}
      {left === 0 && <AlsoUsed language={language} failures={failures} />}
    </Notice>
  )
}

/** A record in use stays until an editor has read what uses it, and withdraws it all the same. */
function AlsoUsed({ language, failures }: Pick<Result, 'language' | 'failures'>) {
  const { pathname, search } = useLocation()
  const used = failures.flatMap(({ inUse }) => inUse ?? [])
  if (used.length === 0) return null
  return (
    <Form method="post" action={pathname + search} className="stack">
      <p>{m.collections_bulk_used()}</p>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="alsoUsed" value="1" />
      {used.map((item) => (
        <input key={item} type="hidden" name="items" value={item} />
      ))}
      <div>
        <Button name="intent" value="withdraw">
          {m.collections_bulk_withdraw_used({ count: used.length })}
        </Button>
      </div>
    </Form>
  )
}

/** Includes those of earlier portions. */
function useAllFailures(result: Result): Result['failures'] {
  const [all, setAll] = useState(result.failures)
  const seen = useRef(result)
  useEffect(() => {
    if (seen.current === result) return
    const isNext = seen.current.left > 0
    seen.current = result
    setAll((before) => (isNext ? [...before, ...result.failures] : result.failures))
  }, [result])
  return all
}

function countsOf({ done, same, refused, after }: Result): [string, string][] {
  return Object.entries({ done, same, refused, after }).map(([name, value]) => [name, String(value)])
}

function textOf({ intent, language, done, same, refused }: Result): string {
  if (intent === 'fill') return m.collections_bulk_filled({ done, same, refused })
  const texts = {
    publish: m.collections_bulk_published,
    withdraw: m.collections_bulk_withdrawn,
    submit: m.collections_bulk_submitted,
  }
  return texts[intent]({ done, refused, language: languageName(language) })
}
