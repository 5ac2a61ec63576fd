import { listedTool } from './listed-tool.ts'

export const excalidraw = listedTool({
  number: 1059,
  name: { zh: 'Excalidraw 手绘白板', en: 'Excalidraw' },
  tagline: {
    zh: '打开网页就能画的白板，远程的同事一起动笔',
    en: 'A whiteboard in the browser that distant colleagues draw on together',
  },
  description: [
    {
      zh: '画出来的线条像手画的，开会时没人会纠结哪条线没对齐。流程图、服务地图、活动动线，几分钟就有一张草图。',
      en: 'Its lines look drawn by hand, so nobody in the meeting frets over alignment. A flow, a map of services or the paths through an event is sketched within minutes.',
    },
    {
      zh: '点“实时协作”生成一个链接，收到链接的人不用注册就能一起画；内容在浏览器里加密，服务器看不到。',
      en: 'Start a live session, pass on the link, and people draw along without signing up; what they draw is encrypted in the browser and hidden from the server.',
    },
  ],
  audience: {
    zh: '适合做服务设计、项目复盘和志愿者培训的小组。要出印刷级的图，请看 Inkscape。',
    en: 'For groups that design services, look back on projects or train volunteers. For artwork fit to print see Inkscape.',
  },
  fields: ['children', 'elderly', 'education'],
  needs: ['design', 'collaboration', 'projectManagement'],
  kind: 'cloudService',
  keywords: {
    zh: '白板，画图，流程图，草图，头脑风暴，思维导图',
    en: 'whiteboard, diagram, sketch, flowchart, brainstorming, Miro alternative',
  },
  licence: 'MIT',
  homepage: 'https://excalidraw.com/',
  exitRoute: {
    zh: '整块画板存为 .excalidraw 文件，也能导出 PNG 和 SVG；文件里的图形以后还能接着改。',
    en: 'A board is saved as an .excalidraw file that can be opened and changed later, or exported to PNG and SVG.',
  },
  costAfter: {
    zh: '网页版不花钱；要账号、文件夹和评论的，是另收费的 Excalidraw+，不用它也能完整地画。',
    en: 'The page costs nothing. Accounts, folders and comments belong to the paid Excalidraw+, which drawing does not need.',
  },
  reviewedOn: '2026-11-12',
})
