import * as m from '#messages'
import type { ToolCard } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { Cover } from '../../ui/joint/pictures.tsx'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export type ToolRowsProps = {
  tools: ToolCard[]
  /** The level of each tool's heading. */
  level?: 2 | 3
  /** Whether each can be ticked, within a form that compares. */
  isTicked?: boolean
}

/** A list of tools, their covers joined into one timber column; each row is one link. */
export function ToolRows({ tools, level = 2, isTicked = false }: ToolRowsProps) {
  return (
    <ol className="result-rows">
      {tools.map((tool) => (
        <ToolRow key={tool.toolId} tool={tool} level={level} isTicked={isTicked} />
      ))}
    </ol>
  )
}

type ToolRowProps = { tool: ToolCard; level: 2 | 3; isTicked: boolean }

function ToolRow({ tool, level, isTicked }: ToolRowProps) {
  const locale = useLocale()
  const Title = `h${level}` as const
  const lang = langOf(tool.language, locale)
  return (
    <li className="result-row">
      <span className="result-row-cover">
        <Cover kind="tool" id={tool.toolId} />
      </span>
      <div className="result-row-text">
        <Title className="card-title" lang={lang}>
          <Anchor href={`/tools/toolsDetail/${tool.toolId}`} className="card-link">
            {tool.name}
          </Anchor>
        </Title>
        <p className="text-ink-2" lang={lang}>
          {tool.tagline}
        </p>
        {lang && <p className="text-sm text-ink-2">{m.toolbox_untranslated()}</p>}
      </div>
      <dl className="result-row-facts">
        <div>
          <dt>{m.toolbox_who()}</dt>
          <dd>{tool.labels.whoMayApply}</dd>
        </div>
        <div>
          <dt>{m.toolbox_cost()}</dt>
          <dd>{tool.labels.cost}</dd>
        </div>
        <div>
          <dt>{m.toolbox_reply()}</dt>
          <dd>{tool.labels.reply}</dd>
        </div>
        {tool.reviewedOn && (
          <div>
            <dt>{m.toolbox_reviewed()}</dt>
            <dd>{datedText(tool.reviewedOn, locale)}</dd>
          </div>
        )}
      </dl>
      {isTicked && (
        <label className="choice result-row-tick no-print">
          <input type="checkbox" className="choice-box" name="id" value={tool.toolId} />
          <span>
            {m.toolbox_compare_pick()}
            <VisuallyHidden> {tool.name}</VisuallyHidden>
          </span>
        </label>
      )}
    </li>
  )
}
