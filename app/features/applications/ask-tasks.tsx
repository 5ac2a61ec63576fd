import { Form } from 'react-router'
import * as m from '#messages'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import { clockText } from '../../../shared/lib/text/day-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { TaskList } from '../../ui/task-list.tsx'
import { AskEarlier } from './ask-earlier.tsx'
import { askHref } from './ask-parts.ts'

export type AskTasksProps = { form: ApplicationForm }

/** The parts of a long form, in any order, and finally the check. */
export function AskTasks({ form }: AskTasksProps) {
  const locale = useLocale()
  const isComplete = form.sections.every((section) => section.isComplete)
  return (
    <div className="stack stack-lg">
      <section className="stack">
        <Heading level={2} size="xl" text={m.apply_tasks()} />
        <p>{m.apply_tasks_lead()}</p>
        <TaskList
          tasks={[
            ...form.sections.map((section) => ({
              title: section.title,
              href: askHref(form, section.key, locale),
              state: section.isComplete ? (
                m.apply_task_done()
              ) : (
                <StatusTag tone="azure">{m.apply_task_open()}</StatusTag>
              ),
            })),
            {
              title: m.apply_task_check(),
              ...(isComplete && { href: askHref(form, 'check', locale) }),
              state: isComplete ? '' : m.apply_task_check_later(),
            },
          ]}
        />
      </section>
      {form.draft && (
        <p className="text-sm text-ink-2">{m.saved_at({ time: clockText(form.draft.savedAt) })}</p>
      )}
      <AskEarlier form={form} />
      <DiscardDraft form={form} />
    </div>
  )
}

/** Deletes the draft; folded away so that nobody does it by mistake. */
export function DiscardDraft({ form }: { form: ApplicationForm }) {
  if (!form.draft) return null
  return (
    <Details title={m.draft_discard()}>
      <Form method="post" className="stack">
        <input type="hidden" name="intent" value="discard" />
        <input type="hidden" name="TeamID" value={form.TeamID} />
        <input type="hidden" name="applicationId" value={form.draft.applicationId} />
        {!form.isOffered && <input type="hidden" name="isEnded" value="true" />}
        <p>{m.draft_discard_text()}</p>
        <Button kind="danger">{m.draft_discard()}</Button>
      </Form>
    </Details>
  )
}
