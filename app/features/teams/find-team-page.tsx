import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Contract } from '../../../shared/contract/contract.ts'
import type { JoinRequest } from '../../../shared/contract/teams/team-parts.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { joinStateText, joinTones } from './join-words.ts'

type FoundOrganisation = OutputOf<Contract['organisations']['list']>['found'][number]

export type FoundTeams = {
  search: string
  /** Whether the search was sent empty. */
  isSearchEmpty: boolean
  found: FoundOrganisation[]
  requests: JoinRequest[]
}

/** The person's organisation already exists here: find it, then ask its team. */
export function FindTeamPage({ search, isSearchEmpty, found, requests }: FoundTeams) {
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      <FormTitle title={m.auth_apply_title()} isRefused={isSearchEmpty} />
      <Heading level={1} text={m.auth_apply_title()} />
      <p className="measure">{m.auth_apply_lead()}</p>
      <form action={`${pathInLocale('/authApply', locale)}#found`} className="stack max-w-form">
        <TextField
          name="search"
          type="search"
          label={m.auth_apply_search()}
          hint={m.auth_apply_search_hint()}
          defaultValue={search}
          maxLength={80}
          autoComplete="off"
          {...(isSearchEmpty && { error: m.auth_apply_search_empty() })}
          autoFocus={isSearchEmpty}
        />
        <Button kind="primary">{m.auth_apply_search_button()}</Button>
      </form>
      {search !== '' && <Results {...{ search, found, locale }} />}
      {requests.length > 0 && <Requests requests={requests} />}
    </div>
  )
}

function Results({ search, found }: Pick<FoundTeams, 'search' | 'found'>) {
  if (found.length === 0) {
    return (
      <section className="stack" aria-labelledby="found">
        <Heading level={2} size="xl" id="found" tabIndex={-1} text={m.auth_apply_none({ search })} />
        <p className="measure">{m.auth_apply_none_text()}</p>
        <p>
          <ButtonLink href="/choseType">{m.auth_apply_none_create()}</ButtonLink>
        </p>
      </section>
    )
  }
  return (
    <section className="stack max-w-form" aria-labelledby="found">
      <Heading
        level={2}
        size="xl"
        id="found"
        tabIndex={-1}
        text={m.auth_apply_found({ count: found.length })}
      />
      <ul>
        {found.map((organisation) => (
          <Found key={organisation.organisationId} organisation={organisation} />
        ))}
      </ul>
    </section>
  )
}

function Found({ organisation }: { organisation: FoundOrganisation }) {
  const locale = useLocale()
  const { organisationId, name, creditCode, isVerified, isMine, canBeAsked } = organisation
  return (
    <li className="account-row">
      <span>
        <span className="font-bold">{name ?? m.auth_apply_unnamed()}</span>{' '}
        <StatusTag tone={isVerified ? 'green' : 'azure'}>
          {isVerified ? m.auth_apply_verified() : m.auth_apply_waiting()}
        </StatusTag>
        {creditCode && <span className="task-hint block">{creditCode}</span>}
      </span>
      <span className="row">
        {isMine && <span>{m.auth_apply_mine()}</span>}
        {!isMine && canBeAsked && (
          <ButtonLink href={joinHref(organisationId, locale)}>{m.auth_apply_ask()}</ButtonLink>
        )}
        {!canBeAsked && <span>{m.auth_apply_nobody()}</span>}
        {isVerified && (
          <Link href={superAdminHref(organisationId, locale)} alone>
            {m.super_admin_step_title()}
          </Link>
        )}
      </span>
    </li>
  )
}

function Requests({ requests }: { requests: JoinRequest[] }) {
  const locale = useLocale()
  return (
    <section className="stack max-w-form" aria-labelledby="requests">
      <Heading level={2} size="xl" id="requests" text={m.auth_apply_requests()} />
      <ul>
        {requests.map((request) => (
          <li key={request.requestID} className="account-row">
            <span>
              <Link href={joinHref(request.organisationId, locale)}>
                {request.organisationName ?? m.auth_apply_unnamed()}
              </Link>
              <span className="task-hint block">{datedText(request.createdAt, locale)}</span>
            </span>
            <StatusTag tone={joinTones[request.state]}>{joinStateText(request.state)}</StatusTag>
          </li>
        ))}
      </ul>
    </section>
  )
}

function superAdminHref(organisationId: string, locale: Locale): string {
  return `${pathInLocale('/authApply', locale)}?step=superAdmin&organisation=${organisationId}`
}

function joinHref(organisationId: string, locale: Locale): string {
  return `${pathInLocale('/authApply', locale)}?step=join&organisation=${organisationId}`
}
