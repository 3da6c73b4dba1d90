/**
 * Metropolitan areas by country: the name of each, then other names, suburbs and neighbouring towns
 * from which people commute. Names that several countries know well, such as Cambridge, are left out.
 */
const METROS: Readonly<Record<string, readonly string[]>> = {
  AE: ['Dubai|Sharjah', 'Abu Dhabi'],
  AR: ['Buenos Aires|CABA'],
  AT: ['Vienna|Wien', 'Graz', 'Linz', 'Salzburg'],
  AU: [
    'Sydney|Parramatta|North Sydney|Macquarie Park|Chatswood',
    'Melbourne|Southbank|Docklands|Geelong',
    'Brisbane|Fortitude Valley',
    'Perth',
    'Adelaide',
    'Canberra',
  ],
  BE: ['Brussels|Bruxelles|Brussel|Zaventem', 'Antwerp|Antwerpen', 'Ghent|Gent'],
  BR: ['São Paulo|Sao Paulo|Campinas', 'Rio de Janeiro', 'Belo Horizonte'],
  CA: [
    'Toronto|Mississauga|Markham|Brampton|Oakville|GTA|Vaughan',
    'Vancouver|Burnaby|Surrey, BC',
    'Montreal|Montréal|Laval',
    'Ottawa|Kanata|Gatineau',
    'Calgary',
    'Waterloo, ON|Kitchener',
  ],
  CH: ['Zurich|Zürich|Winterthur|Zug', 'Geneva|Genève|Genf', 'Basel', 'Lausanne', 'Bern'],
  CZ: ['Prague|Praha', 'Brno'],
  DE: [
    'Berlin|Potsdam|Kreuzberg',
    'Munich|München|Garching|Unterföhring|Ismaning',
    'Hamburg|Norderstedt',
    'Frankfurt|Eschborn|Offenbach|Darmstadt|Mainz|Wiesbaden',
    'Cologne|Köln|Bonn|Leverkusen|Düsseldorf|Dusseldorf|Neuss',
    'Stuttgart|Böblingen|Sindelfingen|Ludwigsburg|Esslingen',
    'Karlsruhe',
    'Leipzig|Halle',
    'Dresden',
    'Nuremberg|Nürnberg|Erlangen|Fürth',
    'Hanover|Hannover',
  ],
  DK: ['Copenhagen|København|Lyngby', 'Aarhus'],
  EE: ['Tallinn', 'Tartu'],
  ES: [
    'Madrid|Alcobendas|Pozuelo',
    'Barcelona|Sant Cugat|Badalona',
    'Valencia',
    'Málaga|Malaga',
    'Seville|Sevilla',
  ],
  FI: ['Helsinki|Espoo|Vantaa', 'Tampere', 'Oulu'],
  FR: [
    'Paris|La Défense|Boulogne-Billancourt|Saint-Denis|Issy-les-Moulineaux|Levallois-Perret',
    'Lyon|Villeurbanne',
    'Toulouse|Blagnac',
    'Nantes',
    'Lille',
    'Bordeaux',
    'Marseille|Aix-en-Provence',
    'Grenoble',
    'Nice, France|Sophia Antipolis',
  ],
  GB: [
    'London|Canary Wharf|Croydon|Shoreditch|Hammersmith|Wembley|Uxbridge',
    'Manchester|Salford|Stockport',
    'Edinburgh|Leith',
    'Glasgow',
    'Bristol',
    'Leeds|Bradford',
    'Cardiff',
    'Belfast',
    'Sheffield',
    'Newcastle upon Tyne|Gateshead',
    'Brighton|Hove',
  ],
  GR: ['Athens', 'Thessaloniki'],
  HU: ['Budapest'],
  IE: ['Dublin|Dún Laoghaire|Sandyford|Swords', 'Cork', 'Galway', 'Limerick'],
  IL: ['Tel Aviv|Tel-Aviv|Herzliya|Ramat Gan|Petah Tikva|Petach Tikva', 'Haifa', 'Jerusalem'],
  IN: [
    'Bengaluru|Bangalore|Whitefield|Electronic City',
    'Delhi|New Delhi|Gurgaon|Gurugram|Noida|NCR|Faridabad|Ghaziabad',
    'Mumbai|Bombay|Navi Mumbai|Thane',
    'Hyderabad|Secunderabad|HITEC City',
    'Chennai|Madras',
    'Pune|Poona|Hinjewadi|Hinjawadi',
    'Kolkata|Calcutta',
    'Ahmedabad|Gandhinagar',
    'Kochi|Cochin',
    'Jaipur',
  ],
  IT: [
    'Milan|Milano|Monza',
    'Rome|Roma',
    'Turin|Torino',
    'Bologna',
    'Florence|Firenze',
    'Naples, Italy|Napoli',
  ],
  JP: ['Tokyo|Yokohama|Shibuya|Shinjuku|Kawasaki', 'Osaka|Kyoto|Kobe', 'Fukuoka'],
  KE: ['Nairobi'],
  KR: ['Seoul|Pangyo|Seongnam'],
  LT: ['Vilnius', 'Kaunas'],
  LV: ['Riga'],
  MX: ['Mexico City|Ciudad de México|CDMX', 'Guadalajara|Zapopan', 'Monterrey'],
  NG: ['Lagos|Ikeja|Lekki', 'Abuja'],
  NL: [
    'Amsterdam|Amstelveen|Haarlem|Hoofddorp|Schiphol',
    'Rotterdam|The Hague|Den Haag|Delft|Leiden',
    'Utrecht',
    'Eindhoven',
    'Groningen',
  ],
  NO: ['Oslo|Lysaker|Fornebu', 'Bergen', 'Trondheim'],
  NZ: ['Auckland', 'Wellington', 'Christchurch'],
  PL: [
    'Warsaw|Warszawa',
    'Kraków|Krakow|Cracow',
    'Wrocław|Wroclaw',
    'Gdańsk|Gdansk|Gdynia|Sopot',
    'Poznań|Poznan',
    'Katowice|Gliwice',
    'Łódź|Lodz',
  ],
  PT: ['Lisbon|Lisboa|Oeiras|Almada', 'Porto|Vila Nova de Gaia|Matosinhos', 'Braga'],
  RO: ['Bucharest|București|Bucuresti', 'Cluj-Napoca|Cluj', 'Iași|Iasi', 'Timișoara|Timisoara'],
  SE: ['Stockholm|Solna|Kista|Sundbyberg', 'Gothenburg|Göteborg|Mölndal', 'Malmö|Malmo|Lund'],
  SG: ['Singapore'],
  US: [
    'New York|NYC|Manhattan|Brooklyn|Queens|Jersey City|Hoboken|Long Island|Newark',
    'San Francisco|SF|Bay Area|Oakland|Berkeley|San Mateo|Palo Alto|Mountain View|Menlo Park|Sunnyvale|Santa Clara|Cupertino|San Jose, CA|Redwood City|South San Francisco|Silicon Valley|Fremont|Emeryville',
    'Los Angeles|Santa Monica|Culver City|Pasadena|Burbank|Long Beach|El Segundo|Irvine|Orange County',
    'Seattle|Bellevue|Redmond, WA|Kirkland|Tacoma',
    'Boston|Somerville|Cambridge, MA|Waltham|Quincy, MA|Burlington, MA',
    'Washington, DC|Washington DC|Washington, D.C.|Arlington, VA|Bethesda|McLean|Reston|Tysons|Alexandria, VA|Silver Spring',
    'Chicago|Evanston|Naperville|Schaumburg',
    'Austin|Round Rock',
    'Dallas|Plano|Fort Worth|Irving, TX|Frisco, TX',
    'Houston|The Woodlands|Sugar Land',
    'Denver|Boulder|Aurora, CO',
    'Atlanta|Alpharetta|Sandy Springs',
    'Philadelphia|King of Prussia',
    'San Diego|La Jolla|Carlsbad',
    'Portland, OR|Beaverton|Hillsboro',
    'Miami|Fort Lauderdale|Boca Raton',
    'Phoenix|Scottsdale|Tempe',
    'Minneapolis|Saint Paul, MN|St. Paul, MN',
    'Pittsburgh',
    'Salt Lake City|Lehi|Provo',
    'Raleigh|Durham, NC|Research Triangle',
    'Detroit|Ann Arbor|Dearborn',
    'Nashville',
  ],
  ZA: ['Cape Town|Stellenbosch', 'Johannesburg|Sandton|Midrand|Pretoria'],
}

export interface Metro {
  name: string
  country: string
}

const METRO_OF = new Map(
  Object.entries(METROS).flatMap(([country, metros]) =>
    metros.flatMap((names) => {
      const [name = '', ...others] = names.split('|')
      const metro: Metro = { name, country }
      return [name, ...others].map((own): [string, Metro] => [own.toLowerCase(), metro])
    }),
  ),
)
const NAMES = [...METRO_OF.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const METRO = new RegExp(String.raw`(?<![\p{L}\d])(?:${NAMES.join('|')})(?![\p{L}\d])`, 'giu')

/** The metropolitan areas that a text names, each once. Short names count in capitals only. */
export function metrosIn(text: string): Metro[] {
  const found = [...text.matchAll(METRO)].flatMap(([name]) => {
    const isWord = name.length <= 4 && name.charAt(0) !== name.charAt(0).toUpperCase()
    const metro = METRO_OF.get(name.toLowerCase())
    return isWord || !metro ? [] : [metro]
  })
  return [...new Set(found)]
}
