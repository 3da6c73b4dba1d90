/**
 * Names of software technology: see taxonomy.ts for how rows are read. Each list is a kind; members
 * of a kind are near to each other, and never the same.
 */
export const SOFTWARE: Record<string, string> = {
  'programming languages': `
Python: python3, py, cpython
Java: java se, core java, jdk
=Go: golang
JavaScript: js, ecmascript, es6, vanilla javascript, es2015
TypeScript
C++: cpp, c plus plus
C#: csharp, c sharp
=C: embedded c, ansi c, c99, c11
Objective-C: objc
~=Ruby
~=Rust: rustlang
Kotlin
=Swift
Scala
PHP
~=Perl
=R: rstats, r programming, ggplot2, tidyverse
~=Julia
MATLAB
Haskell
Erlang
Elixir
Clojure
OCaml
F#: fsharp
~=Dart
Lua
Groovy
COBOL
Fortran
~=Ada
~=Pascal: delphi
VB.NET: visual basic, vba
Assembly: assembler, x86 assembly, arm assembly
=Zig
~=Elm
~=Crystal
Solidity
Apex
ABAP
VHDL
Verilog: systemverilog
PL/SQL > SQL
T-SQL: transact-sql > SQL
Bash: shell scripting, shell scripts, bash scripting, unix shell, zsh
PowerShell
HLSL: glsl, shader programming
HTML: html5, semantic html, xhtml
CSS: css3, modern css, css grid, flexbox
=Sass: scss > CSS
=Less CSS > CSS
SQL: structured query language
GraphQL
XML: xslt
LaTeX`,
  'web front ends': `
React: react.js, reactjs, react hooks > JavaScript
React Native: expo
Angular: angularjs, angular.js > JavaScript
Vue: vue.js, vuejs, vue 2, vue 3, nuxt, nuxt.js > JavaScript
Svelte: sveltekit > JavaScript
Next.js: nextjs > React
Remix > React
~=Ember: ember.js > JavaScript
SolidJS > JavaScript
Alpine: alpine.js > JavaScript
jQuery > JavaScript
Redux: redux toolkit, rtk
MobX
React Query: tanstack query
RxJS
Tailwind: tailwind css, tailwindcss > CSS
Bootstrap: bootstrap css
Material UI: mui
Storybook
Lightning Web Components: lwc
Web Components
Webpack
Vite
esbuild
Babel
D3: d3.js
Three.js
WebGL
Leaflet
Mapbox
Mapbox Maps SDK > Mapbox
WordPress: woocommerce
Drupal
Joomla
Shopify: liquid
Magento: adobe commerce
Webflow
Wix
Contentful
Sitecore
AEM: adobe experience manager
TYPO3
GOV.UK Prototype Kit: prototype kit
Hugo
Docusaurus
Jekyll
Gatsby > React
Astro
Electron`,
  'back-end frameworks': `
Spring Boot: springboot > Spring, Java
=Spring: spring framework, spring mvc, spring cloud, spring security > Java
Hibernate: jpa, jakarta persistence
Quarkus > Java
Micronaut > Java
Java EE: jakarta ee, j2ee > Java
Apache Camel: camel
Django: drf, django rest framework > Python
Flask > Python
FastAPI > Python
Pyramid web
SQLAlchemy > Python
Celery
Pydantic > Python
Ruby on Rails: rails, ror > Ruby
Sidekiq > Ruby
Sinatra > Ruby
RSpec > Ruby
Laravel > PHP
Symfony > PHP
CodeIgniter > PHP
Yii > PHP
Node.js: nodejs, node js, =Node > JavaScript
=Express: express.js, expressjs > Node.js, JavaScript
NestJS: nest.js > Node.js
Fastify > Node.js
Deno
Bun runtime
.NET: dotnet, .net core, dot net, .net framework
ASP.NET: asp.net core, asp.net mvc > .NET
Entity Framework: ef core > .NET
Blazor > .NET
WPF > .NET
Xamarin: maui > .NET
Phoenix: phoenix framework > Elixir
LiveView: phoenix liveview > Phoenix, Elixir
OTP: genserver, genservers, beam > Erlang
Akka
Play Framework
Ktor > Kotlin
gRPC: protobuf, protocol buffers
=REST: restful, rest api, rest apis, restful apis, restful api, restful services
SOAP
OpenAPI: swagger
WebSockets: websocket
OAuth: oauth2, oauth 2.0, oidc, openid connect, saml
=Gin framework > Go
Actix > Rust
Axum > Rust
Tokio > Rust
Composer`,
  'mobile development': `
Android: android sdk, android development
iOS: ios sdk, ios development
Jetpack Compose: compose
SwiftUI > Swift
UIKit
Core Location
Core Data
Combine framework
Flutter > Dart
Xcode
Android Studio
Coroutines: kotlin coroutines
Kotlin Flow: stateflow, sharedflow, =Flow
RxJava
Room database
Retrofit
Dagger: hilt
Espresso testing: espresso
Bluetooth Low Energy: ble, bluetooth le
Ionic
Cordova: phonegap
App Store: app store connect
Google Play: play store
Firebase
Fastlane
Detox
Instruments profiling: instruments`,
  databases: `
PostgreSQL: postgres, postgresql 15, psql > SQL
MySQL > SQL
MariaDB > SQL
SQLite > SQL
Oracle: oracle database, oracle db > SQL
SQL Server: microsoft sql server, ms sql, mssql, ms sql server > SQL
DB2: ibm db2 > SQL
PostGIS > PostgreSQL, SQL
CockroachDB
MongoDB: mongo
Redis
Memcached
Cassandra
DynamoDB: dynamo db
Couchbase
CouchDB
Neo4j
InfluxDB
TimescaleDB > PostgreSQL
ClickHouse
DuckDB
Elasticsearch: elastic search, elk, elk stack, opensearch
Solr
Firestore
Supabase > PostgreSQL
Snowflake
BigQuery: big query
Redshift
Azure Synapse: synapse
Teradata
Hive
Presto: trino
SAP HANA
Microsoft Access: ms access
Pinecone
pgvector
Weaviate`,
  'data engineering': `
Kafka: apache kafka
Kafka Streams > Kafka
Spark: apache spark, pyspark
Flink: apache flink
Airflow: apache airflow
Dagster
Prefect
dbt: data build tool
Databricks
Hadoop: hdfs, mapreduce
Apache Beam: dataflow
NiFi
Fivetran
Airbyte
Talend
Informatica
SSIS: sql server integration services
Azure Data Factory: adf
Microsoft Fabric
Delta Lake
Iceberg: apache iceberg
Debezium
Kinesis
Parquet
dimensional modelling: dimensional modeling, kimball, star schema, star schemas
data warehouse: data warehousing, data warehouses
ETL: elt, etl pipelines, etl processes
data modelling: data modeling, data models`,
  'message brokers': `
RabbitMQ: rabbit mq
ActiveMQ
Kafka: apache kafka
NATS messaging
SQS > AWS
SNS > AWS
Pub/Sub: google pub/sub
Azure Service Bus
MQTT
ZeroMQ
message queues: message broker, message brokers, message queue`,
  'data science': `
pandas > Python
NumPy > Python
SciPy > Python
scikit-learn: sklearn > Python
PyTorch: torch
TensorFlow
Keras
JAX
XGBoost
LightGBM
Hugging Face: huggingface, hugging face transformers, transformers library
spaCy
NLTK
OpenCV
fairseq
LangChain
MLflow
Kubeflow
SageMaker > AWS
Vertex AI
Weights & Biases: wandb
Nextflow
Snakemake
Argo Workflows
Jupyter
SAS
SPSS
Stata
RStudio > R
machine learning: ml models
deep learning: neural networks
NLP: natural language processing
computer vision
LLMs: large language models, llm, rag
CUDA
A/B testing: ab testing, a/b tests, ab tests
Praat
Slurm`,
  'business intelligence': `
Power BI: powerbi
DAX
Power Query
Tableau: tableau server, tableau desktop
Looker: looker studio, data studio, lookml
Qlik: qlik sense, qlikview
Metabase
Superset
MicroStrategy
SSRS: reporting services
SSAS
SAP BW: bw/4hana
SAP BusinessObjects: business objects
Crystal Reports
Excel: ms excel, microsoft excel, pivot tables, vlookup
Google Sheets
spreadsheets: spreadsheet
Google Data Studio
row-level security: rls`,
  clouds: `
AWS: amazon web services
Azure: microsoft azure
GCP: google cloud, google cloud platform
Oracle Cloud: oci
DigitalOcean
Heroku
Hetzner
OVH
OpenStack
Cloudflare
Vercel
Netlify
IBM Cloud
Alibaba Cloud`,
  'cloud services': `
EC2 > AWS
S3: amazon s3 > AWS
Lambda: aws lambda > AWS
RDS > AWS
CloudFormation > AWS
AWS CDK: cdk > AWS
VPC > AWS
Transit Gateway > AWS
Direct Connect > AWS
CloudWatch > AWS
Fargate > AWS
ECS > AWS
IAM
KMS
Step Functions > AWS
Glue: aws glue > AWS
Athena > AWS
Azure Functions > Azure
Azure DevOps: azure pipelines
Entra ID: azure ad, azure active directory
Key Vault > Azure
ExpressRoute > Azure
Bicep > Azure
Cloud Run > GCP
Cloud Functions
Intune
Defender`,
  containers: `
Kubernetes: k8s, kube
EKS: elastic kubernetes service > Kubernetes, AWS
GKE: google kubernetes engine > Kubernetes, GCP
AKS: azure kubernetes service > Kubernetes, Azure
OpenShift > Kubernetes
k3s > Kubernetes
Rancher > Kubernetes
Docker: docker compose, dockerfiles, docker swarm
Podman
containerd
Helm: helm charts
Nomad: hashicorp nomad
Istio
Linkerd
Consul
Kyverno
OPA: open policy agent, gatekeeper
service mesh
Kustomize > Kubernetes
Knative > Kubernetes`,
  'infrastructure as code': `
Terraform: opentofu, terragrunt
Pulumi
Ansible
Puppet
=Chef: chef infra
SaltStack
Packer
Vagrant
Crossplane
CloudFormation: cfn > AWS
infrastructure as code: iac`,
  'delivery tools': `
Git: git flow
GitHub > Git
GitLab > Git
Bitbucket > Git
SVN: subversion
Perforce: helix core
Mercurial
Jenkins
GitHub Actions > GitHub
GitLab CI: gitlab ci/cd > GitLab
CircleCI
Travis CI
TeamCity
Bamboo
Argo CD: argocd
Flux CD: =Flux, fluxcd
Spinnaker
Backstage
Maven
Gradle
Ant build
npm: yarn, pnpm
CMake
Bazel
Make build
Artifactory: nexus repository
SonarQube: sonar
SFDX: salesforce dx
Copado
Gearset
CI/CD: ci, continuous integration, continuous delivery, continuous deployment, ci pipelines, ci chain, ci/cd pipelines
GitOps
feature flags: launchdarkly`,
  observability: `
Prometheus
Thanos
Grafana
Datadog
New Relic
Splunk
Dynatrace
AppDynamics
Nagios
Zabbix
PagerDuty
Opsgenie
Sentry
Jaeger
OpenTelemetry: otel
Loki
Kibana
Logstash
Honeycomb
Icinga
PRTG
SolarWinds`,
  testing: `
JUnit: junit 5
Mockito
pytest
Selenium: webdriver
Cypress
Playwright
Jest
Testing Library: react testing library
Mocha
Vitest
Cucumber: bdd, gherkin
Postman
Insomnia client
JMeter
Gatling
k6
Locust
Appium
TestRail
PHPUnit
Pest
XCTest
Robot Framework
TestNG
Katalon
SoapUI
Karate
BrowserStack
Xray
Zephyr Scale
test-driven development: tdd, test driven
unit tests: unit testing, unit test
UI tests
load testing: performance testing, load tests
exploratory testing: exploratory sessions
regression testing: regression tests
test automation: automated testing, automated tests
API testing: api tests`,
  embedded: `
STM32
PIC18: pic microcontrollers
AVR
ARM Cortex: cortex-m, cortex-m0, cortex-m4
ESP32
Arduino
Raspberry Pi
nRF52
FreeRTOS > RTOS
Zephyr: zephyr rtos > RTOS
QNX
VxWorks > RTOS
ThreadX > RTOS
RTOS: real-time operating system
AUTOSAR
MISRA C: misra
CAN bus: canopen, =CAN
Modbus: modbus rtu
PROFINET
EtherCAT
I2C
SPI bus
UART
JTAG
Yocto
Buildroot
FPGA
Altium: altium designer
KiCad
Eagle PCB
ROS: ros 2, ros2, robot operating system
Gazebo
Webots
Simulink
LabVIEW
PLC: plc programming
TIA Portal: step 7
Siemens S7
SCADA
Allen-Bradley: rslogix, studio 5000
oscilloscope
Bluetooth`,
  'games and graphics': `
Unity: unity3d
Unreal Engine: unreal, ue4, ue5, unreal engine 4, unreal engine 5
Blueprint: blueprints
Godot
Blender
Maya: autodesk maya
3ds Max
ZBrush
Houdini
Substance Painter
OpenGL
Vulkan
DirectX
inverse kinematics: =IK
behaviour trees: behavior trees
netcode: network replication`,
  security: `
OWASP Top 10: owasp, top 10
ASVS
Burp Suite: burp
Semgrep
Snyk
SAST
DAST
Nmap
Metasploit
Wireshark
Nessus
Qualys
BloodHound
Frida
Kali: kali linux
CrowdStrike
Sentinel: microsoft sentinel, azure sentinel
QRadar
SIEM
EDR
threat modelling: threat modeling, stride, threat models
penetration testing: pen testing, pentesting, penetration tests, penetration test, pentests, penetration tester
Active Directory: ad ds
Okta
HashiCorp Vault: =Vault
PKI
Cobalt Strike
MITRE ATT&CK
vulnerability management
incident response
security operations centre: soc analyst, security operations center`,
  networking: `
BGP
OSPF
MPLS
VLAN: vlans
VPN
firewalls: firewall
FortiGate: fortigates, fortinet
Palo Alto: pan-os, palo alto networks
Cisco ASA: asa pair
Cisco Catalyst: catalyst
Cisco: cisco ios, cisco switches, cisco routers
Juniper: junos
Aruba
Meraki
Ubiquiti: unifi
SD-WAN: sdwan
TCP/IP: tcp
DNS
DHCP
Wi-Fi: wifi, wireless, wlan
Ekahau
routing: routers
switching: switches
load balancers: f5, haproxy
NGINX
Apache HTTP Server
Envoy
LoRaWAN
5G
fibre: fiber optics, fibre splicing`,
  'operating systems': `
Linux: gnu/linux, linux servers, unix/linux, unix
Ubuntu > Linux
Debian > Linux
RHEL: red hat, red hat enterprise linux > Linux
CentOS > Linux
SUSE > Linux
Windows Server: windows servers
Windows
macOS: mac os
Solaris
AIX
VMware: vsphere, esxi
Hyper-V
Proxmox
Citrix
Exchange Server: exchange online
Microsoft 365: office 365, m365, o365
SharePoint
Google Workspace: g suite
Jamf
SCCM: mecm`,
  'business systems': `
SAP: s/4hana, s/4, sap ecc, sap erp
SAP FI: sap fico, sap fi/co
SAP MM
SAP SD
SAP EWM: sap wm
Oracle ERP: oracle fusion, oracle e-business suite
NetSuite
Microsoft Dynamics: dynamics 365, d365, navision, business central
Workday
SuccessFactors
ADP payroll: adp
BambooHR
Personio
Greenhouse ATS
Salesforce: sfdc, sales cloud
Service Cloud > Salesforce
Health Cloud > Salesforce
Marketing Cloud > Salesforce
Salesforce Flow: flow builder
SOQL > Salesforce
Visualforce > Salesforce
Pardot
HubSpot
Zoho
Pipedrive
Zendesk
Freshdesk
Intercom
ServiceNow
Jira
Confluence
Trello
Asana
Monday.com
Notion
Slack
MS Project: microsoft project
Smartsheet
Miro
Gainsight
Totango
ChurnZero
Xero
QuickBooks
Sage
MYOB
DATEV
Odoo
Stripe
PayPal
Adyen
Shopware
UiPath: rpa
Power Automate
Power Apps
Camunda
MuleSoft
Appian
Pega
Veeva
Benchling
LIMS
Guidewire
Temenos
Bloomberg Terminal: bloomberg
SAP Ariba: ariba
Coupa
Avature
Taleo
LinkedIn Recruiter
Lever ATS`,
  'writing tools': `
Markdown
AsciiDoc
DITA
MadCap Flare
Vale
Sphinx docs
Read the Docs
docs-as-code: docs as code
static site generators: static site generator
Oxygen XML
reStructuredText`,
}
