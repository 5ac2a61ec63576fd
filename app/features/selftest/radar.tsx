import * as m from '#messages'
import type { SelftestReport } from '../../../shared/contract/selftest.ts'
import { useLocale } from '../../ui/page-locale.tsx'

const radius = 120
const center = 160

/**
 * The scores as a radar: an axis for each dimension, with the number that it has in the table beside it, and a ring
 * where each level begins. A dashed line shows the medians of organisations like this one. A dimension without a score has a dashed axis and no corner.
 */
export function Radar({ report }: { report: SelftestReport }) {
  const { dimensions, levels, peers } = report
  const locale = useLocale()
  const at = (index: number, score: number) => pointAt(index / dimensions.length, score)
  const rings = [...levels.map(({ from }) => from).filter((from) => from > 0), 100]
  const corners = dimensions.flatMap(({ score }, index) => (score === null ? [] : [at(index, score)]))
  const list = dimensions.map(({ name, score }) =>
    score === null ? m.selftest_radar_unknown({ name }) : m.selftest_radar_one({ name, score }),
  )
  return (
    <svg
      className="radar"
      role="img"
      viewBox={`0 0 ${2 * center} ${2 * center}`}
      aria-label={m.selftest_radar_words({ list: list.join(locale === 'zh' ? '、' : ', ') })}
    >
      {rings.map((from) => (
        <polygon
          key={from}
          className="radar-ring"
          points={dimensions.map((_, index) => at(index, from)).join(' ')}
        />
      ))}
      {dimensions.map(({ dimensionId, score }, index) => (
        <Axis
          key={dimensionId}
          number={index + 1}
          turn={index / dimensions.length}
          isKnown={score !== null}
        />
      ))}
      <polygon className="radar-area" points={corners.join(' ')} />
      {peers && (
        <polygon
          className="radar-peers"
          points={dimensions
            .flatMap(({ dimensionId }, index) => {
              const band = peers.dimensions.find((one) => one.dimensionId === dimensionId)
              return band ? [at(index, band.middle)] : []
            })
            .join(' ')}
        />
      )}
      {corners.map((corner) => (
        <Corner key={corner} corner={corner} />
      ))}
    </svg>
  )
}

function Axis({ number, turn, isKnown }: { number: number; turn: number; isKnown: boolean }) {
  const [x, y] = pointAt(turn, 100).split(',')
  const [textX, textY] = pointAt(turn, 116).split(',')
  return (
    <>
      <line
        className="radar-axis"
        x1={center}
        y1={center}
        x2={x}
        y2={y}
        strokeDasharray={isKnown ? undefined : '4 4'}
      />
      <text className="radar-name" x={textX} y={textY} textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    </>
  )
}

function Corner({ corner }: { corner: string }) {
  const [x, y] = corner.split(',')
  return <circle className="radar-corner" cx={x} cy={y} r="4.5" />
}

/** A point on an axis: the first one points up, the others follow clockwise. */
function pointAt(turn: number, score: number): string {
  const angle = 2 * Math.PI * turn - Math.PI / 2
  const distance = (radius * score) / 100
  return [Math.cos(angle), Math.sin(angle)].map((part) => (center + distance * part).toFixed(1)).join(',')
}
