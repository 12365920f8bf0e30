import asthma from './definitions/QUEST_ASTHMA.json' with { type: 'json' }
import audit from './definitions/QUEST_AUDIT.json' with { type: 'json' }
import bdi from './definitions/QUEST_BDI.json' with { type: 'json' }
import cat from './definitions/QUEST_CAT.json' with { type: 'json' }
import catMmrc from './definitions/QUEST_CAT_MMRC.json' with { type: 'json' }
import eek2 from './definitions/QUEST_EEK2.json' with { type: 'json' }
import epworth from './definitions/QUEST_EPWORTH.json' with { type: 'json' }
import epworthStopbang from './definitions/QUEST_EPWORTH_STOPBANG.json' with { type: 'json' }
import fager from './definitions/QUEST_FAGER.json' with { type: 'json' }
import gad from './definitions/QUEST_GAD.json' with { type: 'json' }
import ipss from './definitions/QUEST_IPSS.json' with { type: 'json' }
import ipss2 from './definitions/QUEST_IPSS2.json' with { type: 'json' }
import isi from './definitions/QUEST_ISI.json' with { type: 'json' }
import mChat from './definitions/QUEST_M-CHAT.json' with { type: 'json' }
import oxford from './definitions/QUEST_OXFORD.json' with { type: 'json' }
import phq9 from './definitions/QUEST_PHQ9.json' with { type: 'json' }
import snapIv from './definitions/QUEST_SNAP_IV.json' with { type: 'json' }
import start from './definitions/QUEST_START.json' with { type: 'json' }

/** The definition of every instrument there is, as it is in its file; a new one is entered here. */
export const DEFINITIONS: readonly unknown[] = [
  asthma,
  audit,
  bdi,
  cat,
  catMmrc,
  eek2,
  epworth,
  epworthStopbang,
  fager,
  gad,
  ipss,
  ipss2,
  isi,
  mChat,
  oxford,
  phq9,
  snapIv,
  start,
]
