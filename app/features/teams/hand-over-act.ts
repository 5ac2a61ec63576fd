import { redirect, redirectDocument } from 'react-router'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { HandOver } from '../../../shared/contract/teams/hand-overs.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { accountHref } from '../../api/pages/account-href.ts'

const handOverDone = ['offered', 'declined', 'withdrawn'] as const
export type HandOverDone = (typeof handOverDone)[number]

export type HandOverData = {
  handOver: HandOver
  idempotencyKey: string
  done: HandOverDone | null
}

/** The hand-over of the team that the address names, else of the acting one. */
export async function loadHandOver(api: Api, url: URL, locale: Locale): Promise<HandOverData> {
  const TeamID = await teamOf(api, url)
  if (!TeamID) throw redirect(accountHref('team', locale))
  const handOver = await api.handOvers.describe({ TeamID })
  const done = url.searchParams.get('done')
  return {
    handOver,
    idempotencyKey: crypto.randomUUID(),
    done: handOverDone.find((one) => one === done) ?? null,
  }
}

async function teamOf(api: Api, url: URL): Promise<string | undefined> {
  const named = parseOwnedId(url.searchParams.get('team'))
  if (named) return named
  const { teams } = await api.usercenter.teamlist({})
  return teams.find(({ isActing }) => isActing)?.teamID
}

/** Carries out a form of the page; after accepting, the person signs in again as super admin. */
export async function actOnHandOver(api: Api, form: PostedForm, locale: Locale): Promise<Response> {
  const TeamID = form.text('TeamID')
  const handOverID = form.text('handOverID')
  const intent = form.text('intent')
  const key = form.idempotency()
  const ended = (done: HandOverDone) =>
    redirect(pathInLocale(`/handOver?team=${TeamID}&done=${done}`, locale))
  switch (intent) {
    case 'offer':
      await api.handOvers.offer({ TeamID, userID: chosenOf(form) }, key)
      return ended('offered')
    case 'accept': {
      await api.handOvers.answer({ handOverID, action: 'accept' }, key)
      const back = encodeURIComponent('/accountCenter?part=team')
      return redirectDocument(`${pathInLocale('/home', locale)}?notice=handedOver&signIn=${back}`)
    }
    case 'decline':
      await api.handOvers.answer({ handOverID, action: 'decline' }, key)
      return ended('declined')
    case 'withdraw':
      await api.handOvers.answer({ handOverID, action: 'withdraw' }, key)
      return ended('withdrawn')
    default:
      throw new ApiError('invalidInput')
  }
}

/** @throws ApiError `invalidInput` if nobody was chosen */
function chosenOf(form: PostedForm): string {
  const userID = form.text('userID')
  if (userID === '') throw new ApiError('invalidInput', { fields: { userID: { reason: 'notAnOption' } } })
  return userID
}
