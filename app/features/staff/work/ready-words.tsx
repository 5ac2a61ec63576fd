import type { RefObject } from 'react'
import * as m from '#messages'
import { Button } from '../../../ui/controls/button.tsx'
import { useHasScript } from '../../../ui/controls/use-has-script.ts'
import { Details } from '../../../ui/details.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import type { Reason } from './decision-form.tsx'

export type ReadyWordsProps = {
  templates: Reason[]
  /** The text field to fill. */
  box: RefObject<HTMLTextAreaElement | null>
}

/** Prepared texts of the staff: readable by everybody, filled in with script. */
export function ReadyWords({ templates, box }: ReadyWordsProps) {
  const locale = useLocale()
  const hasScript = useHasScript()
  if (templates.length === 0) return null
  const fill = (text: string) => {
    if (!box.current) return
    box.current.value = text
    box.current.focus()
  }
  return (
    <Details title={m.staff_correction_templates()}>
      <dl className="stack">
        {templates.map(({ code, title, templates: words }) => (
          <div key={code}>
            <dt className="font-bold">{title}</dt>
            <dd className="stack">
              <span>{words[locale]}</span>
              {hasScript && (
                <span>
                  <Button type="button" kind="quiet" onClick={() => fill(words[locale])}>
                    {m.staff_correction_use({ title })}
                  </Button>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  )
}
