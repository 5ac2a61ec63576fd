import { Card, CardGrid } from '../../ui/card.tsx'
import { Cover } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Tracker } from '../../ui/tracker.tsx'
import type { GallerySectionProps } from './gallery-text.ts'

/** Where things stand: tracker, tags, notices. */
export function GalleryStatus({ t }: GallerySectionProps) {
  return (
    <div className="stack stack-lg">
      <Tracker
        label={t('申请进度', 'Progress of the application')}
        steps={[
          {
            title: t('提交', 'Sent'),
            state: 'done',
            stateText: t('已完成', 'Done'),
            note: t('11 月 3 日 14:20', '3 Nov, 14:20'),
          },
          {
            title: t('资格核验', 'Eligibility'),
            state: 'done',
            stateText: t('已完成', 'Done'),
            note: t('11 月 5 日', '5 Nov'),
          },
          {
            title: t('补充材料', 'More material'),
            state: 'current',
            stateText: t('轮到你', 'Your turn'),
            note: t('11 月 18 日前上传登记证书', 'Upload the certificate by 18 Nov'),
          },
          { title: t('评审', 'Review'), state: 'pending', stateText: t('尚未开始', 'Not started') },
          { title: t('开通', 'Opening'), state: 'pending', stateText: t('尚未开始', 'Not started') },
        ]}
      />
      <div className="row">
        <StatusTag tone="green">{t('已通过', 'Approved')}</StatusTag>
        <StatusTag tone="azure">{t('审核中', 'In review')}</StatusTag>
        <StatusTag tone="amber">{t('待补充材料', 'More material needed')}</StatusTag>
        <StatusTag tone="red">{t('不通过', 'Refused')}</StatusTag>
        <StatusTag>{t('已撤回', 'Withdrawn')}</StatusTag>
      </div>
      <Notice title={t('多数 5 个工作日内答复', 'Most are answered within 5 working days')}>
        <p>
          {t('结果会发到站内信和你的手机。', 'The result comes by message and to your phone.')}{' '}
          <Link href="/support">{t('查看审核规则', 'Read the rules of review')}</Link>
        </p>
      </Notice>
      <Notice kind="success" title={t('申请已提交，编号 SQ-2026-7K3M9', 'Sent. Reference SQ-2026-7K3M9')} />
      <Notice
        kind="warning"
        title={t('轮到你：11 月 18 日前上传登记证书', 'Your turn: upload the certificate by 18 November')}
      />
      <Notice
        kind="error"
        title={t('没有保存成功，已保留你填写的内容', 'Not saved. What you wrote is kept')}
      />
    </div>
  )
}

/** Cards, with and without a cover. */
export function GalleryCards({ t }: GallerySectionProps) {
  const facts = [
    { term: t('谁可以申请', 'Who may apply'), text: t('已认证的机构', 'Verified organisations') },
    { term: t('费用', 'Cost'), text: t('第一年免费', 'Free for the first year') },
    { term: t('答复', 'Reply'), text: t('约 3 个工作日', 'About 3 working days') },
    { term: t('核对', 'Reviewed'), text: '2026-10-12' },
  ]
  return (
    <CardGrid>
      <Card
        href="/toolbox/1"
        cover={<Cover kind="tool" id="4" />}
        title={t('在线表单（企业版）', 'Online forms (business)')}
        text={t('收集报名、问卷和反馈，自动汇总成表。', 'Collects sign-ups and surveys into one table.')}
        facts={facts}
      />
      <Card
        href="/toolbox/2"
        cover={<Cover kind="tool" id="12" />}
        title={t('语音转写', 'Speech to text')}
        tag={<StatusTag tone="green">{t('可以申请', 'Open')}</StatusTag>}
        text={t('把会议和访谈录音变成文字。', 'Turns recordings into text.')}
        facts={facts}
      />
      <Card
        href="/toolbox/3"
        cover={<Cover kind="tool" id="5" />}
        title={t('志愿者排班', 'Volunteer rota')}
        text={t('按周排班，短信提醒。', 'Weekly shifts with reminders.')}
        facts={facts}
      />
    </CardGrid>
  )
}
