import type { RefObject } from 'react'
import * as m from '#messages'
import { setField } from '../guard/typed-values.ts'
import { Button, ButtonRow } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Conflict } from './unsaved-values.ts'
import type { Conflicts } from './use-autosave.ts'

export type FieldConflictsProps = {
  conflicts: Conflicts
  form: RefObject<HTMLFormElement | null>
  labelOf: (key: string) => string
  /** The name of a field in the form. */
  nameOf: (key: string) => string
  /** A text as it is read; a choice has words of its own. */
  wordOf?: (key: string, text: string) => string
}

/** The same field was changed in another window: both texts, and the choice between them. Neither is lost before. */
export function FieldConflicts({ conflicts, form, labelOf, nameOf, wordOf }: FieldConflictsProps) {
  const { list, settle } = conflicts
  if (list.length === 0) return null
  const word = (key: string, text: string) =>
    (text && wordOf?.(key, text)) || text || m.field_conflict_empty()
  const takeTheirs = (conflict: Conflict) => {
    settle(conflict)
    setField(form.current, nameOf(conflict.key), conflict.theirs)
  }
  return (
    <Notice kind="warning" live title={m.field_conflict_title()}>
      {list.map((conflict) => (
        <fieldset key={conflict.key} className="stack py-2">
          <legend className="font-bold">{labelOf(conflict.key)}</legend>
          <dl>
            <dt className="text-sm">{m.field_conflict_theirs()}</dt>
            <dd className="whitespace-pre-line">{word(conflict.key, conflict.theirs)}</dd>
            <dt className="text-sm">{m.field_conflict_mine()}</dt>
            <dd className="whitespace-pre-line">{word(conflict.key, conflict.mine)}</dd>
          </dl>
          <ButtonRow>
            <Button type="button" onClick={() => settle(conflict)}>
              {m.field_conflict_keep()}
            </Button>
            <Button type="button" onClick={() => takeTheirs(conflict)}>
              {m.field_conflict_take()}
            </Button>
          </ButtonRow>
        </fieldset>
      ))}
    </Notice>
  )
}
