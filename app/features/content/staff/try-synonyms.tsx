import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { searchStaff } from '../../../../shared/contract/search.staff.ts'
import { type Locale, langOf } from '../../../../shared/lib/locale.ts'
import { errorText, fieldText } from '../../../api/forms/form-errors.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { nameOf } from './typed-values.ts'
import { wordProblem } from './word-problem.ts'

type Tried = OutputOf<(typeof searchStaff)['synonymTry']>
type Item = Tried['items'][number]

export type TrySynonymsProps = {
  /** The editor's form, whose words are tried as they are typed there. */
  form: RefObject<HTMLFormElement | null>
  /** The record's number, if it was saved before. */
  number: string | undefined
}

/** Shows what a search would find with the words in the editor. Needs script, because they are unsaved. */
export function TrySynonyms({ form, number }: TrySynonymsProps) {
  const locale = useLocale()
  const box = useRef<HTMLInputElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [tried, setTried] = useState<Tried | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => setIsReady(true), [])
  if (!isReady) return null
  const attempt = async () => {
    const data = new FormData(form.current ?? undefined)
    const wordsOf = (language: Locale) => String(data.get(nameOf(language, 'words')) ?? '')
    try {
      setTried(
        await browserApi().searchStaff.synonymTry({
          keywords: box.current?.value ?? '',
          words: { zh: wordsOf('zh'), en: wordsOf('en') },
          ...(number && { number }),
        }),
      )
      setProblem(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [problem] = Object.entries(error.details.fields ?? {})
      const text = problem && (wordProblem(...problem) ?? fieldText(problem[1]))
      setProblem(text ?? errorText(error.reason, error.details))
    }
  }
  // Inside the editor's form: Enter runs the trial and saves nothing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void attempt()
  }
  return (
    <section className="stack measure" aria-labelledby="try-synonyms">
      <h2 id="try-synonyms" className="text-xl">
        {m.collections_try_title()}
      </h2>
      <p>{m.collections_try_lead()}</p>
      <TextField
        ref={box}
        name="tried"
        id="tried"
        type="search"
        label={m.collections_try_text()}
        optional
        maxLength={100}
        onKeyDown={onKeyDown}
      />
      <div>
        <Button type="button" onClick={attempt}>
          {m.collections_try_button()}
        </Button>
      </div>
      <div role="status" className="stack">
        {problem && <Notice kind="error" title={problem} />}
        {tried && !problem && (
          <>
            <p>{m.collections_try_before({ count: tried.before })}</p>
            <p className="font-bold">{m.collections_try_after({ count: tried.after })}</p>
            {tried.items.length === 0 ? (
              <p>{m.collections_try_none()}</p>
            ) : (
              <Table
                caption={m.collections_try_caption({ count: tried.items.length })}
                rows={tried.items}
                keyOf={({ path }) => path}
                columns={columnsOf(locale)}
              />
            )}
          </>
        )}
      </div>
    </section>
  )
}

function columnsOf(locale: Locale): TableColumn<Item>[] {
  return [
    {
      key: 'title',
      title: m.collections_try_col_title(),
      rowHeader: true,
      cell: ({ title, language }) => <span lang={langOf(language, locale)}>{title}</span>,
    },
    { key: 'kind', title: m.collections_try_col_kind(), cell: ({ kindName }) => kindName },
    {
      key: 'new',
      title: m.collections_try_col_new(),
      cell: ({ isNew }) => (isNew ? <strong>{m.collections_try_new()}</strong> : m.collections_try_same()),
    },
  ]
}
