import { useEffect } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type {
  StatementDraft,
  VerificationDetail,
} from '../../../shared/contract/organisations/organisation-parts.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { verificationFields } from '../../../shared/rules/organisations/verification-fields.ts'
import type { FormValues } from '../../api/forms/unsaved-values.ts'
import { type CarriedFile, carriedFiles } from '../../api/forms/upload-files.ts'
import { type Told, toldOf } from '../../api/pages/told-texts.ts'
import { fillIn, type OwnEyes, useOwnEyes } from '../../api/state/own-eyes.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Details } from '../../ui/details.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type DraftEyes = OwnEyes<StatementDraft | null>

/**
 * What was typed before and not sent. The page arrives with personal texts masked; once the browser has read
 * them they are filled into their fields, unless the person has already typed something else.
 */
export function useStatementDraft(draft: StatementDraft | null): DraftEyes {
  const eyes = useOwnEyes(draft, async (api) => (await api.organisations.draft({})).draft)
  const open = eyes.value
  useEffect(() => {
    if (!draft || !open || open === draft) return
    for (const field of verificationFields)
      fillIn(field, { masked: String(draft[field]), open: String(open[field]) })
  }, [draft, open])
  return eyes
}

/** Fields with earlier statements arrive masked and get the full text once the browser has read it. */
export function useStatedBefore(
  masked: VerificationDetail,
  open: VerificationDetail,
  draft: StatementDraft | null,
): void {
  useEffect(() => {
    if (open === masked) return
    const typed = draftTexts(draft)
    const texts = statedTexts(open)
    // Texts typed since then are filled in separately.
    for (const [field, text] of Object.entries(statedTexts(masked)))
      if (!(field in typed)) fillIn(field, { masked: text, open: texts[field] ?? '' })
  }, [masked, open, draft])
}

/** The non-empty fields of a verification that its corrector sees, by name. */
export function statedTexts(verification: VerificationDetail): Record<string, string> {
  const texts = verification.filledFields.map((field) => [
    field,
    field === 'certificate' || field === 'letter' ? '' : verification[field],
  ])
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''))
}

/** The non-empty fields of a draft, by name, without its files. */
export function draftTexts(draft: StatementDraft | null): Record<string, string> {
  const texts = verificationFields.map((field) => [field, draft?.[field]])
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''))
}

/** The current values of the form's fields, for the draft; files by the ids of the stored ones. */
export function typedStatement(form: FormData): FormValues {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const ids = (name: string) => carriedFiles(texts(`${name}Id`)).map(({ fileId }) => fileId)
  const typed = verificationFields.flatMap((field) => {
    const [text] = texts(field)
    // No legal form is chosen yet: not a text to compare.
    return text === undefined || (field === 'entityType' && text === '') ? [] : [[field, text]]
  })
  return {
    search: texts('search')[0] ?? '',
    ...Object.fromEntries(typed),
    ...(form.has('certificate') && { certificate: ids('certificate') }),
    ...(form.has('letter') && { letter: ids('letter') }),
  }
}

/** The same for what the server has: the draft, else the earlier statement. */
export function storedStatement(draft: StatementDraft | null, stated: Record<string, string>): FormValues {
  const ids = (files: readonly CarriedFile[] = []) => files.map(({ fileId }) => fileId)
  return {
    search: draft?.search ?? '',
    ...Object.fromEntries(verificationFields.map((field) => [field, ''])),
    ...stated,
    ...draftTexts(draft),
    certificate: ids(draft?.certificate),
    letter: ids(draft?.letter),
  }
}

/** What a page is told about the texts of its form. */
export function toldStatement(draft: StatementDraft | null, stated: Record<string, string>): Told {
  const { search: _, certificate: __, letter: ___, ...texts } = storedStatement(draft, stated)
  return toldOf(texts)
}

type DraftProps = { draft: StatementDraft; toolId: string | null }

type Step = { step?: 'form'; search?: string; toolId: string | null }

/** A step towards verification; the tool for which the person came is passed along. */
export function stepHref({ step, search, toolId }: Step, locale: Locale): string {
  const query = new URLSearchParams()
  if (toolId) query.set('tool', toolId)
  if (step) query.set('step', step)
  if (search !== undefined) query.set('search', search)
  const path = pathInLocale('/authentication', locale)
  return query.size === 0 ? path : `${path}?${query}`
}

/** Says that there is a draft to continue, before a new search. */
export function DraftWaits({ draft, toolId }: DraftProps) {
  const locale = useLocale()
  return (
    <Notice title={m.verification_draft_title()}>
      <p>{m.saved_at({ time: instantText(draft.savedAt, locale) })}</p>
      <ButtonLink kind="primary" href={stepHref({ step: 'form', search: draft.search, toolId }, locale)}>
        {m.verification_draft_continue()}
      </ButtonLink>
    </Notice>
  )
}

/** Deletes the draft; folded away so that nobody does it by mistake. */
export function DiscardStatement({ teamId }: { teamId: string }) {
  return (
    <Details title={m.draft_discard()}>
      <Form method="post" className="stack">
        <input type="hidden" name="intent" value="discard" />
        <input type="hidden" name="TeamID" value={teamId} />
        <p>{m.draft_discard_text()}</p>
        <Button kind="danger">{m.draft_discard()}</Button>
      </Form>
    </Details>
  )
}
