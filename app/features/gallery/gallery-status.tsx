import { Card, CardGrid } from '../../ui/card.tsx'
import { Cover } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Tracker } from '../../ui/tracker.tsx'
import type { GallerySectionProps } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

/** Status: tracker, tags, notices. */
export function GalleryStatus({ t, to }: GallerySectionProps) {
  return (
    <div className="stack stack-lg">
      <Specimen title={t('走到哪一步：进行中、已停下', 'How far: under way, stopped')} names="Tracker">
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
        <Tracker
          label={t('没有通过的申请', 'An application that was refused')}
          steps={[
            { title: t('提交', 'Sent'), state: 'done', stateText: t('已完成', 'Done') },
            {
              title: t('评审', 'Review'),
              state: 'stopped',
              stateText: t('不通过', 'Refused'),
              note: t('可以在 12 月 2 日前申诉', 'You may appeal until 2 December'),
            },
            { title: t('开通', 'Opening'), state: 'pending', stateText: t('不会开始', 'Will not begin') },
          ]}
        />
      </Specimen>
      <Specimen title={t('状态', 'States in a word')} names="StatusTag">
        <div className="row">
          <StatusTag tone="green">{t('已通过', 'Approved')}</StatusTag>
          <StatusTag tone="azure">{t('审核中', 'In review')}</StatusTag>
          <StatusTag tone="amber">{t('待补充材料', 'More material needed')}</StatusTag>
          <StatusTag tone="red">{t('不通过', 'Refused')}</StatusTag>
          <StatusTag>{t('已撤回', 'Withdrawn')}</StatusTag>
        </div>
      </Specimen>
      <Specimen title={t('要知道的事', 'Things to know')} names="Notice">
        <Notice title={t('多数 5 个工作日内答复', 'Most are answered within 5 working days')}>
          <p>
            {t('结果会发到站内信和你的手机。', 'The result comes by message and to your phone.')}{' '}
            <Link href={to('/support')}>{t('查看审核规则', 'Read the rules of review')}</Link>
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
        <Notice kind="warning">
          <p>{t('没有标题的提醒，只有一句话。', 'A warning without a title, of one sentence.')}</p>
        </Notice>
      </Specimen>
    </div>
  )
}

/** Cards, with and without a cover. */
export function GalleryCards({ t, to }: GallerySectionProps) {
  const facts = [
    { term: t('谁可以申请', 'Who may apply'), text: t('已认证的机构', 'Verified organisations') },
    { term: t('费用', 'Cost'), text: t('第一年免费', 'Free for the first year') },
    { term: t('答复', 'Reply'), text: t('约 3 个工作日', 'About 3 working days') },
    { term: t('核对', 'Reviewed'), text: '2026-10-12' },
  ]
  return (
    <Specimen
      title={t('卡片：有图、有状态、很短、很长', 'Cards: with a picture, with a state, short, long')}
      names="Card, CardGrid"
    >
      <CardGrid>
        <Card
          href={to('/tools')}
          cover={<Cover kind="tool" id="4" />}
          title={t('在线表单（企业版）', 'Online forms (business)')}
          text={t('收集报名、问卷和反馈，自动汇总成表。', 'Collects sign-ups and surveys into one table.')}
          facts={facts}
        />
        <Card
          href={to('/tools')}
          cover={<Cover kind="tool" id="12" />}
          title={t('语音转写', 'Speech to text')}
          tag={<StatusTag tone="green">{t('可以申请', 'Open')}</StatusTag>}
          text={t('把会议和访谈录音变成文字。', 'Turns recordings into text.')}
          facts={facts}
        />
        <Card
          href={to('/tools')}
          cover={<Cover kind="tool" id="5" />}
          title={t('志愿者排班', 'Volunteer rota')}
          text={t('按周排班，短信提醒。', 'Weekly shifts with reminders.')}
          facts={facts}
        />
        <Card href={to('/tools')} title={t('只有名称', 'A name alone')} />
        <Card
          href={to('/tools')}
          tag={<StatusTag>{t('暂停申请', 'Paused')}</StatusTag>}
          title={t(
            '面向社区为老服务机构的上门探访记录与风险提醒系统（含家属端）',
            'Records of home visits with reminders of risk, for those who care for older neighbours, families included',
          )}
          text={t(
            '记录每次探访看到的、听到的和要办的事；连续两次没有见到人，会提醒负责的同事。家属可以看到探访时间和简短的情况。',
            'Keeps what was seen, heard and promised at each visit, and reminds a colleague where nobody was met twice in a row. Families see the time of a visit and a short note.',
          )}
          facts={facts}
        />
      </CardGrid>
    </Specimen>
  )
}
