import { useEffect, useState } from 'react'
import * as m from '#messages'
import type { SeenView } from '../../../shared/contract/support/feedback-parts.ts'
import { viewParts } from '../../../shared/rules/feedback-view.ts'
import { viewOfBrowser } from '../../api/pages/seen-view.ts'
import { viewWords } from '../../api/pages/view-words.ts'
import { CheckboxGroup } from '../../ui/controls/choice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

type BarrierViewProps = {
  /** What the request told; the browser knows more. */
  known: SeenView
  /** The parts that were ticked in a refused form. */
  ticked: readonly string[] | undefined
}

/** How the person who reports a barrier sees the portal: the parts that stay ticked are sent. */
export function BarrierView({ known, ticked }: BarrierViewProps) {
  const locale = useLocale()
  const [view, setView] = useState(known)
  useEffect(() => setView(viewOfBrowser()), [])
  return (
    <div className="field barrier-view">
      {viewParts.map((part) => (
        <input key={part} type="hidden" name={`view.${part}`} value={view[part] ?? ''} />
      ))}
      <CheckboxGroup
        name="view"
        label={m.feedback_view()}
        hint={m.feedback_view_hint()}
        optional
        defaultValues={ticked ?? viewParts}
        options={viewWords(view, locale).map(({ part, text }) => ({ value: part, label: text }))}
      />
    </div>
  )
}
