import { stemsOf } from '@sightline/english/sentences'

/** Words for parts of systems and for their properties. */
export const SYSTEM_STEMS = new Set(
  stemsOf(
    'server service client request response api endpoint database table row key index cache queue worker message event log store storage ' +
      'replica shard partition node cluster region load balancer stateless traffic throughput latency bandwidth user users upload download ' +
      'stream record data schema query read write consistency transaction lock retry timeout failover backup monitor metric batch job second ' +
      'gigabyte terabyte bytes cdn dns token session browser app hash byte gb tb mb kb http json sql memory machine copy socket redis kafka chunk block grid cell counter webhook id lane encode',
  ),
)
