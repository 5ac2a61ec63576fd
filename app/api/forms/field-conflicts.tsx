import { type ReactNode, type RefObject, useState } from 'react'
import * as m from '#messages'
import { setField } from '../../guard/typed-values.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Told } from '../pages/told-texts.ts'
import type { ActFailure } from './act.ts'
import type { Conflict } from './unsaved-values.ts'
import type { Conflicts } from './use-autosave.ts'

type Words = {
  labelOf: (key: string) => string
  /** The displayed form of a text; choices have words of their own. */
  wordOf?: (key: string, text: string) => string
}

export type FieldConflictsProps = Words & {
  conflicts: Conflicts
  form: RefObject<HTMLFormElement | null>
  /** The name that a field has in the form. */
  nameOf: (key: string) => string
}

/** Shows both texts of a field that another window changed too; neither is lost before the writer chooses. */
export function FieldConflicts({ conflicts, form, nameOf, ...words }: FieldConflictsProps) {
  const { list, settle } = conflicts
  const takeTheirs = (conflict: Conflict) => {
    settle(conflict)
    setField(form.current, nameOf(conflict.key), conflict.theirs)
  }
  return (
    <BothTexts list={list} {...words}>
      {(conflict) => (
        <ButtonRow>
          <Button type="button" onClick={() => settle(conflict)}>
            {m.field_conflict_keep()}
          </Button>
          <Button type="button" onClick={() => takeTheirs(conflict)}>
            {m.field_conflict_take()}
          </Button>
        </ButtonRow>
      )}
    </BothTexts>
  )
}

export type HeldTextsProps = Words & {
  /** What the page was told of the fields. */
  told: Told
  failure: ActFailure | undefined
  /** An autosaved form is compared while it is written, and here only without script. */
  isAutosaved?: boolean
}

/**
 * Goes into a posted form and says what its page was told, so that nothing is overwritten unseen. Where the
 * form was refused for that reason it shows the same choice as above, which is posted with the form and needs
 * no script.
 */
export function HeldTexts({ told, failure, isAutosaved = false, ...words }: HeldTextsProps) {
  // Personal texts arrive masked and are read in full later: the form is compared with what it arrived with.
  const [first] = useState(() => JSON.stringify(told))
  const hidden = <input type="hidden" name="told" value={failure?.values.told?.[0] || first} />
  return (
    <>
      {isAutosaved ? <noscript>{hidden}</noscript> : hidden}
      <BothTexts list={failure?.conflicts ?? []} {...words}>
        {({ key }) => (
          <Checkbox
            id={`take-${key}`}
            name="take"
            value={key}
            label={m.field_conflict_take()}
            hint={m.field_conflict_take_hint()}
          />
        )}
      </BothTexts>
    </>
  )
}

type BothTextsProps = Words & { list: Conflict[]; children: (conflict: Conflict) => ReactNode }

function BothTexts({ list, labelOf, wordOf, children }: BothTextsProps) {
  if (list.length === 0) return null
  const word = (key: string, text: string) =>
    (text && wordOf?.(key, text)) || text || m.field_conflict_empty()
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
          {children(conflict)}
        </fieldset>
      ))}
    </Notice>
  )
}
