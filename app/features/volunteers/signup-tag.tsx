import type { HostedSignup } from '../../../shared/contract/volunteers/hosting.ts'
import type { HoursSide } from '../../../shared/rules/volunteers/signups.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { hostStateWords, stateTones, stateWords } from './signup-words.ts'
import { stateTones as projectTones, stateWords as projectWords } from './skilled/skilled-words.ts'

type Props = { signup: Pick<HostedSignup, 'state' | 'projectState'>; side: HoursSide }

/** Where a sign-up stands; once its skilled project is over, how that has ended. */
export function SignupTag({ signup: { state, projectState }, side }: Props) {
  if (projectState === 'concluded' || projectState === 'ended')
    return <StatusTag tone={projectTones[projectState]}>{projectWords[projectState]()}</StatusTag>
  const tone = side === 'host' && state === 'applied' ? 'amber' : stateTones[state]
  const words = side === 'host' ? hostStateWords : stateWords
  return <StatusTag tone={tone}>{words[state]()}</StatusTag>
}
