import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Contract } from '../../../shared/contract/contract.ts'
import type { TakenOrganisation } from '../../../shared/contract/organisations/organisation-parts.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { entityText } from './entity-words.ts'
import { stepHref } from './statement-draft.tsx'
import { CodeDoubt, WaysIn } from './taken-notice.tsx'

type FoundOrganisation = OutputOf<Contract['organisations']['list']>['found'][number]

export type SearchFirstProps = {
  search: string
  toolId: string | null
  /** Whether the search was sent empty. */
  isEmpty: boolean
  found: FoundOrganisation[]
  /** The organisation with the searched code, where another team acts for it: joining comes before a second letter. */
  taken: TakenOrganisation | null
  /** Whether the search is a code with a wrong check character. */
  hasWarning: boolean
}

/** Asks whether the organisation already exists here, before anything is filled in. */
export function SearchFirst({ search, toolId, isEmpty, found, taken, hasWarning }: SearchFirstProps) {
  const locale = useLocale()
  return (
    <>
      <form action={`${stepHref({ toolId: null }, locale)}#found`} className="stack max-w-form">
        {toolId && <input type="hidden" name="tool" value={toolId} />}
        <TextField
          name="search"
          type="search"
          label={m.verification_search()}
          hint={m.verification_search_hint()}
          defaultValue={search}
          maxLength={80}
          autoComplete="off"
          {...(isEmpty && { error: m.verification_search_empty() })}
          autoFocus={isEmpty}
        />
        <Button kind="primary">{m.verification_search_button()}</Button>
      </form>
      {search !== '' && (
        <section aria-labelledby="found" className="stack">
          <Heading
            level={2}
            id="found"
            tabIndex={-1}
            text={
              found.length > 0
                ? m.verification_found({ count: found.length })
                : m.verification_not_found({ search })
            }
          />
          {hasWarning && (
            <Notice kind="warning">
              <p>{m.verification_check_warning()}</p>
            </Notice>
          )}
          {found.map((organisation) => (
            <Found key={organisation.organisationId} organisation={organisation} />
          ))}
          <p>{nextText(found, taken)}</p>
          <ButtonLink href={stepHref({ step: 'form', search, toolId }, locale)}>
            {m.verification_fill_in()}
          </ButtonLink>
          {taken && <CodeDoubt />}
        </section>
      )}
    </>
  )
}

function nextText(found: FoundOrganisation[], taken: TakenOrganisation | null): string {
  if (taken) return m.verification_exists_here()
  return found.length > 0 ? m.verification_found_other() : m.verification_not_found_text()
}

function Found({ organisation }: { organisation: FoundOrganisation }) {
  const name = organisation.name ?? m.verification_found_unnamed()
  return (
    <Notice title={name}>
      <p>
        {entityText(organisation.entityType)}
        {organisation.creditCode && ` · ${organisation.creditCode}`}
      </p>
      <p>{whoIsThere(organisation)}</p>
      <WaysIn of={organisation} joinText={m.verification_found_join()} />
    </Notice>
  )
}

function whoIsThere({ isVerified, canBeAsked }: FoundOrganisation): string {
  if (!canBeAsked) return m.verification_found_nobody()
  return isVerified ? m.verification_found_verified() : m.verification_found_waiting()
}
