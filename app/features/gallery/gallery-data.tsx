import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Table } from '../../ui/table.tsx'
import type { GallerySectionProps, GalleryText } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

type QueueRow = { id: string; sentAt: string; organisation: string; offering: string; left: string }

function queueRows(t: GalleryText, count: number): QueueRow[] {
  const organisations = [
    t('绿水青山环境保护中心', 'Green Hills Centre'),
    t('星光特殊儿童关爱中心', 'Starlight Centre'),
    t('莲花社区为老服务发展促进会', 'Lianhua Association for the Care of Older Neighbours'),
  ]
  const offerings = [t('在线表单（企业版）', 'Online forms (business)'), t('语音转写', 'Speech to text')]
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    sentAt: `2026-11-${30 - index} 09:12`,
    organisation: organisations[index % 3] ?? '',
    offering: offerings[index % 2] ?? '',
    left: t(`${index + 4} 天`, `${index + 4} days`),
  }))
}

/** Tables and pagination. */
export function GalleryData({ t, to }: GallerySectionProps) {
  return (
    <div className="stack stack-lg">
      <Specimen title={t('表格：按一栏排序，长短不一', 'A table, sorted by a column')} names="Table">
        <QueueTable t={t} to={to} caption={t('审核队列，12 条', 'Review queue, 12 rows')} count={12} />
        <QueueTable t={t} to={to} caption={t('审核队列，只有 1 条', 'Review queue, one row')} count={1} />
      </Specimen>
      <Specimen
        title={t('分页：开头、中间、末尾、很少', 'Pages: first, middle, last, few')}
        names="Pagination"
      >
        <Pages t={t} name={t('开头', 'first')} page={1} pageCount={12} />
        <Pages t={t} name={t('中间', 'middle')} page={6} pageCount={12} />
        <Pages t={t} name={t('末尾', 'last')} page={12} pageCount={12} />
        <Pages t={t} name={t('两页', 'two pages')} page={2} pageCount={2} />
      </Specimen>
    </div>
  )
}

type QueueTableProps = GallerySectionProps & { caption: string; count: number }

function QueueTable({ t, to, caption, count }: QueueTableProps) {
  return (
    <Table
      caption={caption}
      rows={queueRows(t, count)}
      keyOf={(row) => row.id}
      columns={[
        {
          key: 'sentAt',
          title: t('提交时间', 'Sent'),
          sort: { href: '?sort=sent', order: count > 1 ? 'descending' : 'ascending' },
          cell: (row) => <time>{row.sentAt}</time>,
        },
        {
          key: 'organisation',
          title: t('机构', 'Organisation'),
          rowHeader: true,
          sort: { href: '?sort=organisation' },
          cell: (row) => (
            <Link href={to('/staff')} alone>
              {row.organisation}
            </Link>
          ),
        },
        { key: 'offering', title: t('申请', 'Application'), cell: (row) => row.offering },
        {
          key: 'state',
          title: t('状态', 'State'),
          cell: () => <StatusTag tone="azure">{t('审核中', 'In review')}</StatusTag>,
        },
        { key: 'left', title: t('剩余', 'Left'), number: true, cell: (row) => row.left },
      ]}
    />
  )
}

type PagesProps = { t: GalleryText; name: string; page: number; pageCount: number }

function Pages({ t, name, page, pageCount }: PagesProps) {
  return (
    <Pagination
      label={t(`分页（${name}）`, `Pages (${name})`)}
      page={page}
      pageCount={pageCount}
      hrefOf={(one) => `?page=${one}`}
      previousText={t('上一页', 'Previous')}
      nextText={t('下一页', 'Next')}
      pageText={(one) => t(`第 ${one} 页`, `Page ${one}`)}
    />
  )
}
