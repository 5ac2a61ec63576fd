import type { ReactNode } from 'react'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { LostArt } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** The tool that the person wanted to open; null if the address names none. */
export type ErrTipPageProps = { tool: { toolId: string; name: string } | null }

/** A tool that did not open: the possible causes, each with its next step. */
export function ErrTipPage({ tool }: ErrTipPageProps) {
  const locale = useLocale()
  const at = (path: string) => pathInLocale(path, locale)
  return (
    <div className="page stack stack-lg">
      <header className="record-head">
        <div className="stack">
          <Heading level={1} text={m.toolbox_tip_title()} />
          <p className="text-lg text-ink-2 measure">{m.toolbox_tip_lead()}</p>
          {tool && (
            <>
              <p>{m.toolbox_tip_from({ tool: tool.name })}</p>
              <div className="button-row">
                <ButtonLink kind="primary" href={at(`/tools/toolsDetail/${tool.toolId}`)}>
                  {m.toolbox_tip_tool({ tool: tool.name })}
                </ButtonLink>
              </div>
            </>
          )}
        </div>
        <LostArt className="record-cover" />
      </header>
      <div className="tip-list">
        <Tip title={m.toolbox_tip_gone()} text={m.toolbox_tip_gone_text()}>
          <Link alone href={at('/tools/searchToolList')}>
            {m.toolbox_search_title()}
          </Link>
        </Tip>
        <Tip title={m.toolbox_tip_rights()} text={m.toolbox_tip_rights_text()}>
          <Link alone href={`${at('/accountCenter')}?part=applications`}>
            {m.toolbox_tip_rights_link()}
          </Link>
        </Tip>
        <Tip title={m.toolbox_tip_busy()} text={m.toolbox_tip_busy_text()}>
          <Link alone href={`${at('/tools')}#notices`}>
            {m.toolbox_notices()}
          </Link>
        </Tip>
        <Tip title={m.toolbox_tip_still()} text={m.toolbox_tip_still_text()}>
          <Link alone href={`${at('/tools/searchToolList')}#request`}>
            {m.toolbox_request_title()}
          </Link>
        </Tip>
      </div>
    </div>
  )
}

function Tip({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="topic">
      <Heading level={2} size="lg" text={title} />
      <p className="text-ink-2">{text}</p>
      <p className="topic-count">{children}</p>
    </section>
  )
}
