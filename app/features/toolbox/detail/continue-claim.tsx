import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { Contract } from '../../../../shared/contract/contract.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { Heading } from '../../../ui/heading.tsx'

export type WishedTool = OutputOf<Contract['toolbox']['wished']>['tool']

/** The tool whose rules sent the person here. */
export function toolOnTheWay(url: URL): string | null {
  const tool = url.searchParams.get('tool') ?? ''
  return /^[1-9]\d{0,8}$/.test(tool) ? tool : null
}

export type ContinueClaimProps = {
  tool: WishedTool
  /** The state of the organisation: papers not yet sent, under review, or past that. */
  stage: 'first' | 'waiting' | 'ready'
}

/** The link back to the tool for which the person went through sign-in, team and verification. */
export function ContinueClaim({ tool, stage }: ContinueClaimProps) {
  if (!tool) return null
  const texts = { first: m.toolbox_continue_first, waiting: m.toolbox_continue_waiting, ready: null }
  return (
    <section className="stack measure" aria-labelledby="continue-claim">
      <Heading level={2} size="xl" id="continue-claim" text={m.toolbox_continue_title({ tool: tool.name })} />
      {texts[stage] && <p>{texts[stage]()}</p>}
      <p>
        <ButtonLink kind={stage === 'ready' ? 'primary' : 'secondary'} href={`/toolAskFor/${tool.toolId}`}>
          {m.toolbox_continue_claim({ tool: tool.name })}
        </ButtonLink>
      </p>
    </section>
  )
}
