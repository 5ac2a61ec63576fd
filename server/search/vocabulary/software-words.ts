/** Vocabulary of software: platforms, construction, qualities; in the format of `nonprofit-words.ts`. */
export const softwareWords = `
软件 | software
应用, 应用程序, 应用软件 | application, app
小程序 | mini program
程序 | program
系统 | system
平台 | platform
网站 | website, site
网页 | web page, webpage, web
门户 | portal
服务器 | server
服务端 | server, backend
客户端 | client
浏览器 | browser
桌面 | desktop
移动, 移动端 | mobile
手机 | mobile, phone
平板 | tablet
电脑, 计算机 | computer
设备 | device
硬件 | hardware
打印机 | printer
打印 | print
相机, 摄像头 | camera
电视 | TV, television
路由器 | router
云 | cloud
云端 | cloud
云服务 | cloud service
云计算 | cloud computing
云存储 | cloud storage
网盘, 云盘 | cloud drive, cloud storage, file hosting, file sync
存储 | storage, store
对象存储 | object storage, S3
自托管, 自建, 私有部署, 自行部署 | self-hosted, self-host
托管 | hosting, hosted
部署 | deploy, deployment
安装 | install, installation
配置 | configuration, configure
设置 | settings, setup
升级 | upgrade
更新 | update
维护 | maintenance
运维 | operations, DevOps
容器 | container
编排 | orchestration
虚拟机 | virtual machine
虚拟化 | virtualization
虚拟 | virtual
集群 | cluster
分布式 | distributed
去中心化 | decentralized
联邦 | federated, federation
微服务 | microservice
无服务器 | serverless
负载均衡 | load balancer, load balancing
反向代理 | reverse proxy
代理 | proxy
网关 | gateway
域名 | domain name
域名解析 | DNS
主机 | host
端口 | port
防火墙 | firewall
虚拟专用网络 | VPN
隧道 | tunnel
内网穿透 | tunnel, NAT traversal
局域网 | LAN, local network
网络安全 | network security, cyber security
流量 | traffic
带宽 | bandwidth
测速 | speed test
缓存 | cache, caching
开源 | open source, open-source
自由软件 | free software
专有 | proprietary
许可证, 许可 | licence, license
社区版 | community edition
企业版 | enterprise edition
源代码, 源码 | source code
代码 | code
代码托管, 代码仓库 | code hosting, git hosting, repository, source code management
版本控制 | version control
版本 | version
仓库 | repository
分支 | branch
代码审查 | code review
编程 | programming, coding
编程语言 | programming language
开发 | development, develop
开发者, 开发人员 | developer
程序员 | programmer
工程师 | engineer
集成开发环境 | IDE
代码编辑器 | code editor
编辑器 | editor
编译 | compile
调试 | debug, debugging
测试 | test, testing
持续集成 | continuous integration, CI
持续交付, 持续部署 | continuous delivery, continuous deployment, CD
流水线 | pipeline
框架 | framework
库 | library
组件 | component
插件 | plugin, extension, add-on
扩展 | extension
可扩展 | extensible, scalable
模块 | module
模块化 | modular
接口 | interface, API
低代码 | low-code
无代码, 零代码 | no-code
脚本 | script
命令行 | command line, CLI
终端 | terminal
操作系统 | operating system
跨平台 | cross-platform
多平台 | multi-platform
架构 | architecture
前端 | frontend
后端 | backend
全栈 | full stack
数据库 | database
关系型数据库 | relational database
时序数据库 | time series database
图数据库 | graph database
数据 | data
数据分析 | data analysis, analytics
数据可视化 | data visualization
可视化 | visualization, visual
数据收集, 数据采集 | data collection
数据仓库 | data warehouse
大数据 | big data
开放数据 | open data
商业智能 | business intelligence, BI
报表 | report, reporting
图表 | chart, diagram
图形 | graphic, graph
仪表盘, 仪表板, 看板 | dashboard
起始页, 导航页 | start page, homepage, personal dashboard
统计 | statistics, analytics
网站统计, 流量分析 | web analytics
分析 | analytics, analysis, analyze
指标 | metrics
监控 | monitoring, monitor
监测, 检测 | detection, monitoring
可观测性, 可观察性 | observability
告警, 报警 | alert, alerting
日志 | log, logging
状态页 | status page
性能 | performance
高性能 | high performance
高可用 | high availability
稳定 | stable
可靠 | reliable
快速, 快 | fast, quick
极速 | blazing fast
轻量, 轻量级 | lightweight
简单, 简易 | simple, easy
易用, 易于使用 | easy to use, user-friendly
简洁, 极简 | minimal, minimalist
美观, 漂亮, 精美 | beautiful
优雅 | elegant
现代, 现代化 | modern
强大 | powerful
灵活 | flexible
智能 | smart, intelligent
自动 | automatic
自动化 | automation, automate
工作流, 工作流程 | workflow
流程 | process
定时任务 | scheduled task, cron
调度 | scheduling, scheduler
队列 | queue
消息队列 | message queue, message broker
事件驱动 | event-driven
实时 | real-time, realtime
离线 | offline
在线 | online
远程 | remote
远程桌面 | remote desktop
远程访问 | remote access
本地 | local
个人 | personal
私人, 私有 | private
家庭 | home, family
公共 | public
多用户 | multi-user
多语言 | multilingual
多合一, 一体化 | all-in-one
个性化 | personalized
可定制, 自定义 | customizable, custom
模板 | template
主题 | theme
样式 | style
界面 | interface, UI
用户界面 | user interface
用户体验 | user experience
`
