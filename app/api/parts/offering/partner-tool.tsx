import { useEffect, useState } from 'react'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { partners } from '../../../../shared/contract/partners.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { PostButton } from '../../../ui/controls/post-button.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { browserApi } from '../../transport/browser-api.ts'
import type { Eligibility } from './use-eligibility.ts'

type Progress = OutputOf<(typeof partners)['getApplyTanLiveStatus']>

export type PartnerToolProps = NonNullable<Eligibility['atPartner']> & { toolId: string }

/** A tool that is opened at a partner: how far my team is, and once it was granted the way there. */
export function PartnerTool({ toolId, teamId, mayActAsTeam }: PartnerToolProps) {
  const progress = useProgress(toolId, teamId)
  if (!progress) return null
  return (
    <div className="stack">
      <p role="status">{progressText(progress)}</p>
      {progress.canOpen && (
        <PartnerButtons toolId={toolId} teamId={teamId} mayActAsTeam={mayActAsTeam} progress={progress} />
      )}
    </div>
  )
}

/** The present progress; null until it is known, or if it cannot be loaded. */
function useProgress(toolId: string, teamId: string): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null)
  useEffect(() => {
    setProgress(null)
    const controller = new AbortController()
    browserApi()
      .partners.getApplyTanLiveStatus({ teamId, toolId }, { signal: controller.signal })
      .then(setProgress, () => {})
    return () => controller.abort()
  }, [toolId, teamId])
  return progress
}

function progressText({ status, partnerName: partner, canOpen }: Progress): string {
  if (status === 'none') return m.partner_tool_none({ partner })
  if (status === 'applying') return m.partner_tool_applying({ partner })
  if (status === 'ended') return m.partner_tool_ended({ partner })
  return canOpen ? m.partner_tool_granted({ partner }) : m.partner_tool_halted({ partner })
}

function PartnerButtons({
  toolId,
  teamId,
  mayActAsTeam,
  progress,
}: PartnerToolProps & { progress: Progress }) {
  const locale = useLocale()
  const partner = progress.partnerName
  const action = (way: string) => pathInLocale(`/partners/${way}/${toolId}`, locale)
  const values = { team: teamId }
  return (
    <div className="button-row">
      {mayActAsTeam && (
        <PostButton action={action('teamTool')} values={values} target="_blank">
          {m.partner_tool_open_as_team({ partner })}
        </PostButton>
      )}
      <PostButton action={action('tool')} values={values} target="_blank" kind="quiet">
        {m.partner_tool_open({ partner })}
      </PostButton>
    </div>
  )
}
