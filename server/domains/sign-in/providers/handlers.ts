import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { finishWithProvider, startWithProvider } from './provider-attempt.ts'
import { linkProvider, listProviders, resumeWithProvider, unlinkProvider } from './providers.ts'
import { signForWechat } from './wechat-sign.ts'

export const providerHandlers: HandlersOf<Contract['providers']> = {
  start: startWithProvider,
  finish: finishWithProvider,
  resume: resumeWithProvider,
  link: linkProvider,
  unlink: unlinkProvider,
  list: listProviders,
}

export const wechatHandlers: HandlersOf<Contract['wechat']> = {
  sign: signForWechat,
}
