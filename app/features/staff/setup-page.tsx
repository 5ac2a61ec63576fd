import { useEffect } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { Opening } from '../../../shared/contract/settings.staff.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { refusedKey } from '../../api/forms/own-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OpeningList, openingTitles, placeOfItem } from './opening-list.tsx'
import { StaffPage } from './staff-page.tsx'
import { TestMessages } from './test-messages.tsx'

export type SetupPageProps = {
  opening: Opening
  privileges: Privilege[]
  isDone: boolean
  failure: ActFailure | undefined
}

/** What a portal needs before it opens, and its opening. */
export function SetupPage({ opening, privileges, isDone, failure }: SetupPageProps) {
  const { items, isOpen, version } = opening
  const hasList = items.length > 0
  // The server has put the line there, for pages that visitors do not see yet.
  useEffect(() => {
    if (isOpen) document.getElementById('closed-bar')?.remove()
  }, [isOpen])
  return (
    <StaffPage
      privileges={privileges}
      title={m.setup_title()}
      lead={hasList ? m.setup_lead() : m.setup_none()}
    >
      <FailureSummary failure={failure} fieldId={placeOfItem} />
      {isDone && !failure && (
        <Notice kind="success" live title={isOpen ? m.setup_opened() : m.setup_saved()} />
      )}
      {hasList && <OpeningList items={items} />}
      <TestMessages channels={opening.channels} failure={failure} />
      <section className="stack" aria-labelledby="setup-open">
        <Heading level={2} id="setup-open" text={m.setup_open()} />
        {isOpen ? (
          <Notice kind="success" title={m.setup_is_open()}>
            <p>{m.setup_is_open_text()}</p>
          </Notice>
        ) : (
          <OpeningForm key={refusedKey(failure) ?? version} opening={opening} failure={failure} />
        )}
      </section>
    </StaffPage>
  )
}

type OpeningFormProps = Pick<SetupPageProps, 'opening' | 'failure'>

function OpeningForm({ opening, failure }: OpeningFormProps) {
  const left = opening.items.filter(({ state }) => state !== 'done')
  const isBlocked = left.some(({ isNeeded }) => isNeeded)
  const shown = (name: 'opensOn' | 'wordsZh' | 'wordsEn') => ({
    name,
    defaultValue: failure?.values[name]?.[0] ?? opening[name],
    optional: true,
    ...(failure?.fields[name] && { error: failure.fields[name] }),
  })
  return (
    <Form method="post" noValidate className="stack stack-lg max-w-form">
      <p className="measure">{m.setup_open_lead()}</p>
      <input type="hidden" name="version" value={opening.version} />
      <TextField
        {...shown('opensOn')}
        type="date"
        label={m.setup_day()}
        hint={m.setup_day_hint()}
        width={10}
      />
      <TextArea
        {...shown('wordsZh')}
        lang="zh-CN"
        label={m.setup_words_zh()}
        hint={m.setup_words_hint()}
        rows={3}
      />
      <TextArea
        {...shown('wordsEn')}
        lang="en"
        label={m.setup_words_en()}
        hint={m.setup_words_hint()}
        rows={3}
      />
      {left.length > 0 && !isBlocked && (
        <Checkbox
          id="anyway"
          name="anyway"
          value="1"
          label={m.setup_anyway({
            items: left.map(({ what }) => openingTitles[what]()).join(m.roles_kinds_and()),
          })}
        />
      )}
      <div className="flex flex-wrap gap-4">
        <Button name="step" value="save">
          {m.setup_save()}
        </Button>
        <Button kind="primary" name="step" value="open">
          {m.setup_open_now()}
        </Button>
      </div>
    </Form>
  )
}
