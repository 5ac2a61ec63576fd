import { BarCell } from '../../ui/bar-cell.tsx'
import { ColumnChart } from '../../ui/column-chart.tsx'
import { Glance } from '../../ui/glance.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { Table } from '../../ui/table.tsx'
import { TaskList } from '../../ui/task-list.tsx'
import type { GallerySectionProps, GalleryText } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

/** Questions, answers and facts about one thing. */
export function GalleryLists({ t, to }: GallerySectionProps) {
  const form = to('/tools')
  return (
    <div className="stack stack-lg">
      <Specimen title={t('长表单的各部分', 'The parts of a long form')} names="TaskList">
        <TaskList
          tasks={[
            {
              title: t('机构信息', 'Organisation'),
              href: form,
              hint: t('已从团队资料填好', 'Filled in from your team'),
              state: t('已完成', 'Done'),
            },
            {
              title: t('使用计划', 'Plan of use'),
              href: form,
              state: <StatusTag tone="azure">{t('未完成', 'Not complete')}</StatusTag>,
            },
            {
              title: t('检查并提交', 'Check and send'),
              state: t('完成前两项后可以开始', 'After the first two'),
            },
          ]}
        />
      </Specimen>
      <Specimen title={t('检查答案', 'Answers to check')} names="SummaryList">
        <SummaryList
          rows={[
            {
              term: t('机构名称', 'Name'),
              value: t('绿水青山环境保护中心', 'Green Hills Centre'),
              change: { href: form, text: t('修改', 'Change') },
            },
            {
              term: t('打算用它做什么', 'What you will use it for'),
              value: t(
                '每周给 120 位志愿者排班，提前一天用短信提醒；排班表贴在活动室，也发到各小组。换班要在前一天中午以前说，由组长确认。月底统计每个人的服务时长，开具证明。',
                'A weekly rota for 120 volunteers, with a reminder by text message a day before. It hangs in the activity room and goes to each group; who swaps a shift says so by noon of the day before. At the end of a month the hours of each are summed up for certificates.',
              ),
              change: { href: form, text: t('修改', 'Change') },
            },
            { term: t('备注', 'Note'), value: t('没有填写', 'Not answered') },
            { term: t('编号', 'Reference'), value: 'SQ-2026-7K3M9' },
          ]}
        />
      </Specimen>
      <Specimen title={t('先看这几项', 'What decides first')} names="Glance">
        <Glance
          facts={[
            { term: t('谁可以申请', 'Who may apply'), text: t('已认证的机构', 'Verified organisations') },
            { term: t('费用', 'Cost'), text: t('第一年免费', 'Free for the first year') },
            { term: t('答复', 'Reply'), text: t('约 3 个工作日', 'About 3 working days') },
          ]}
        />
        <Glance facts={[{ term: t('费用', 'Cost'), text: t('免费', 'Free') }]} />
      </Specimen>
      <GalleryFigures t={t} />
    </div>
  )
}

const months = [
  { zh: '8 月', en: 'Aug', values: [12, 9] },
  { zh: '9 月', en: 'Sep', values: [31, 24] },
  { zh: '10 月', en: 'Oct', values: [18, 22] },
  { zh: '11 月', en: 'Nov', values: [0, 3] },
] as const

/** Charts, each with its table. */
function GalleryFigures({ t }: { t: GalleryText }) {
  const series: [string, string] = [t('收到', 'Received'), t('办结', 'Closed')]
  const label = t('近四个月的申请', 'Applications of four months')
  const most = Math.max(...months.map(({ values }) => values[0]))
  return (
    <Specimen title={t('图和数字', 'Drawings and figures')} names="ColumnChart, BarCell">
      <ColumnChart
        label={label}
        series={series}
        columns={months.map(({ en, zh, values }) => ({ key: en, name: t(zh, en), values: [...values] }))}
      />
      <Table
        caption={label}
        rows={[...months]}
        keyOf={({ en }) => en}
        columns={[
          { key: 'month', title: t('月份', 'Month'), rowHeader: true, cell: ({ zh, en }) => t(zh, en) },
          { key: 'received', title: series[0], number: true, cell: ({ values }) => values[0] },
          {
            key: 'bar',
            title: t('多少', 'Share'),
            cell: ({ values }) => <BarCell value={values[0]} max={most} />,
          },
          { key: 'closed', title: series[1], number: true, cell: ({ values }) => values[1] },
        ]}
      />
    </Specimen>
  )
}
