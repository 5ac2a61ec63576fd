import { createContext, type ReactNode, useContext } from 'react'
import { Form, redirect } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { paperTerms } from '../../../shared/rules/organisations/paper-openings.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { proveIfAsked } from './prove-if-asked.ts'
import { StepUp } from './step-up.tsx'

export const openPapersIntent = 'openPapers'
const anchor = 'papers'

export type PapersGateProps = {
  /** Until when the papers are open to this session; null if a reason has to be given first. */
  openUntil: string | null
  /** Whether the reader’s roles let them open papers. */
  mayOpen: boolean
  /** Whether the last step-up proof was recent enough when the page was rendered. */
  isFresh: boolean
  /** Of this form only. */
  failure: ActFailure | undefined
  children: ReactNode
}

const OpenContext = createContext(false)

/** Whether papers below are links and pictures, or only names. */
export function usePapersOpen(): boolean {
  return useContext(OpenContext)
}

/** One reason opens all papers of a case for a while; works without script, and keeps other input. */
export function PapersGate({ children, ...gate }: PapersGateProps) {
  const { openUntil } = gate
  return (
    <OpenContext value={openUntil !== null}>
      <div id={anchor} className="stack">
        {openUntil === null ? <OpeningForm {...gate} /> : <OpenUntil until={openUntil} />}
      </div>
      {children}
    </OpenContext>
  )
}

function OpenUntil({ until }: { until: string }) {
  const locale = useLocale()
  return (
    <p role="status" className="text-sm text-ink-2">
      {m.staff_papers_open_until({ time: instantText(until, locale) })}
    </p>
  )
}

function OpeningForm({ mayOpen, isFresh, failure }: Omit<PapersGateProps, 'openUntil' | 'children'>) {
  if (!mayOpen) return <p className="text-ink-2">{m.staff_papers_not_yours()}</p>
  const error = failure?.fields.reason
  return (
    <Form method="post" noValidate className="stack" aria-label={m.staff_papers_open()}>
      <p>{m.staff_papers_closed({ minutes: paperTerms.openMinutes })}</p>
      <TextField
        name="reason"
        id="papersReason"
        label={m.staff_reveal_reason()}
        hint={m.staff_reveal_reason_hint()}
        maxLength={paperTerms.reasonAtMost}
        defaultValue={failure?.values.reason?.[0] ?? ''}
        {...(error && { error })}
      />
      <StepUp isFresh={isFresh} failure={failure} id="papersCode" />
      <Button name="intent" value={openPapersIntent}>
        {m.staff_papers_open()}
      </Button>
    </Form>
  )
}

/** Opens the papers of a case by a posted form, and shows them in place. */
export async function openPapersBy(
  api: Api,
  form: PostedForm,
  { open, pathname }: { open: (reason: string) => Promise<unknown>; pathname: string },
): Promise<Response> {
  await proveIfAsked(api, form)
  await open(form.text('reason'))
  return redirect(`${pathname}#${anchor}`)
}
