import type { DemoNotice } from './demo-types.ts'

/** Notices of the toolbox, newest last. */
export const demoNotices: DemoNotice[] = [
  {
    number: 4001,
    title: { zh: '防汛期热备空间延长至 9 月 30 日', en: 'Flood-season standby extended to 30 September' },
    body: {
      zh: '受持续降雨影响，Ushahidi 二十套热备空间延长开放，值班电话昼夜有人接听。已申领的机构无需再次提交，空间到期日顺延。',
      en: 'Because the rain goes on, twenty Ushahidi spaces stay on standby and the duty line is answered day and night. Organisations that hold one need do nothing: its end date moves along.',
    },
    publishedOn: '2026-08-21',
  },
  {
    number: 4002,
    title: { zh: '托管工具 9 月 12 日凌晨维护', en: 'Hosted tools: maintenance before dawn on 12 September' },
    body: {
      zh: '9 月 12 日 1:00 至 4:00 更换存储设备，网盘、聊天和密码库各有约 20 分钟打不开。离线客户端照常能看到已同步的内容。',
      en: 'On 12 September storage is replaced between 1:00 and 4:00, and file space, chat and vault are each out for about 20 minutes. Offline clients go on showing what was synced.',
    },
    publishedOn: '2026-09-07',
  },
  {
    number: 4003,
    title: { zh: '国庆假期的答复时间', en: 'Answers over the National Day holiday' },
    body: {
      zh: '10 月 1 日至 7 日不计入工作日，9 月 28 日以后提交的申领从 10 月 8 日起算。应急类工具不受影响。',
      en: 'The days from 1 to 7 October are no working days, so applications sent after 28 September count from 8 October. Tools for emergencies are not affected.',
    },
    publishedOn: '2026-09-24',
  },
  {
    number: 4004,
    title: { zh: '捐赠协议第 1 版生效', en: 'Version 1 of the donation agreement in force' },
    body: {
      zh: '自 10 月 1 日起，申领捐赠和托管工具都适用新的工具捐赠协议。要点有三：数据至少多留 60 天、收回前给 15 天申辩、每年只填一次反馈。',
      en: 'Since 1 October a new agreement governs donated and hosted tools. Three things matter: data stay at least 60 days longer, 15 days to object before anything is taken back, and feedback once a year.',
    },
    publishedOn: '2026-10-01',
  },
  {
    number: 4005,
    title: { zh: 'DHIS2 还剩最后几个名额', en: 'The last places for DHIS2' },
    body: {
      zh: '本年度十个名额将在 12 月 31 日清零，未用完的不结转。准备材料通常要三周，请有意向的公共卫生项目在 11 月下旬之前提交。',
      en: 'The ten places of this year lapse on 31 December and are not carried over. Papers take about three weeks, so health programmes should submit before late November.',
    },
    publishedOn: '2026-10-23',
  },
  {
    number: 4006,
    title: { zh: '新增两套可以直接填的模板', en: 'Two templates ready to fill in' },
    body: {
      zh: 'Hugo 年报网站与 Scribus 年报排版模板上架，任何团队都能领取。两套模板用同一组图表数据，网页和纸本不必做两遍。',
      en: 'Templates for annual reports in Hugo and Scribus have joined the toolbox for any team. Both read the same chart data, so web and paper need no double work.',
    },
    publishedOn: '2026-11-06',
  },
]
