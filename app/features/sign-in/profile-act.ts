import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { UserInfo } from '../../../shared/contract/teams/usercenter.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { readTold, type Told, toldOf } from '../../api/pages/told-texts.ts'

export type ProfileData = { user: UserInfo }

/** The answer of an account form. */
export type AccountAnswer = { isFailure: false; done: 'profile' } | ActFailure

export async function loadProfile(api: Api): Promise<ProfileData> {
  return { user: await api.usercenter.info({}) }
}

/** Changes the name. */
export async function actOnProfile(api: Api, form: PostedForm): Promise<AccountAnswer> {
  const base = readTold(form.text('told'))?.name?.name?.[0]
  const done = { isFailure: false, done: 'profile' } as const
  // The writer chose to keep the name that another window has saved.
  if (form.has('take')) return done
  const name = form.text('name')
  await api.usercenter
    .profileupdate({ name, ...(base !== undefined && { base: { name: base } }) })
    .catch(async (error: unknown) => {
      if (error instanceof ApiError && error.details.fields?.name?.reason === 'changedElsewhere')
        form.refuseChanged('name', toldOfProfile(await loadProfile(api)))
      throw error
    })
  return done
}

/** What the page is told about the name. */
export function toldOfProfile({ user }: ProfileData): Told {
  return toldOf({ name: user.name ?? '' })
}
