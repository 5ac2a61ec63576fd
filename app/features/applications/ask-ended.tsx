import * as m from '#messages'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import { MaskedNote } from '../../api/state/own-eyes.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AnswersCopy } from './answers-copy.tsx'
import { DiscardDraft } from './ask-tasks.tsx'
import { useOwnForm } from './own-answers.ts'

/** The draft for an offering that is no longer offered: to read, download and delete. */
export function AskEnded({ form: loaded }: { form: ApplicationForm }) {
  const { value: form, ...eyes } = useOwnForm(loaded)
  return (
    <div className="stack stack-lg">
      <Notice kind="warning" title={m.apply_ended_title()}>
        <p>{m.apply_ended_text()}</p>
      </Notice>
      <AnswersCopy sections={form.sections} headingLevel={2} />
      <MaskedNote {...eyes} />
      <DiscardDraft form={form} />
    </div>
  )
}
