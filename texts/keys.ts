/**
 * Made by `npm run texts -- keys` from the Italian files: the keys of all texts, and the gaps that each
 * leaves open ("{{who}}"). A text without gaps is any words.
 */
export interface Texts {
  'access-tokens': {
    title: string;
    fold: string;
    lead: string;
    scopes: {
      read: string;
      'exchanges-write': string;
      'desk-read': string;
    };
    line: {
      made: '{{day}}{{end}}';
      unused: string;
      used: '{{day}}';
    };
    make: {
      act: string;
      title: string;
      name: string;
      nameHint: string;
      scopes: string;
      days: string;
      dayCount: '{{days}}';
      year: string;
      submit: string;
      done: string;
    };
    made: {
      title: string;
      lead: string;
      copy: string;
      copied: string;
      notCopied: string;
      close: string;
    };
    revoke: {
      act: string;
      of: '{{name}}';
      title: string;
      lead: '{{name}}';
      submit: string;
      done: '{{name}}';
      failed: string;
      keep: string;
    };
  };
  accessibility: {
    title: string;
    lead: string;
    measure: {
      title: string;
      standard: string;
      state: string;
    };
    tested: {
      title: string;
      lead: string;
      rules: string;
      keyboard: string;
      large: string;
      colours: string;
      motion: string;
    };
    untested: {
      title: string;
      people: string;
      browser: string;
      outside: string;
    };
    limits: {
      title: string;
      words: string;
      pictures: string;
      paper: string;
      programs: string;
    };
    write: {
      title: string;
      text: string;
      noEmail: string;
      language: string;
      act: '{{email}}';
    };
    date: '{{version}}';
  };
  accounts: {
    fields: {
      emailConf: string;
      password: string;
      passwordConf: string;
      oldPassword: string;
      newPassword: string;
      bank: string;
      name: string;
      surname: string;
      sex: string;
      dateOfBirthday: string;
      email: string;
      phone: string;
      prefLocale: string;
    };
    sex: {
      m: string;
      f: string;
      n: string;
    };
    wrong: {
      emailRequired: string;
      emailInvalid: string;
      emailConfRequired: string;
      emailsDiffer: string;
      emailTaken: string;
      nameRequired: string;
      surnameRequired: string;
      passwordRequired: string;
      passwordWeak: string;
      passwordConfRequired: string;
      passwordsDiffer: string;
      oldPasswordRequired: string;
      phoneRequired: string;
      dateRequired: string;
      dateFuture: string;
      sexRequired: string;
      localeRequired: string;
      profileEmailRequired: string;
      emailSame: string;
    };
    passwordRules: {
      length: string;
      lowercase: string;
      uppercase: string;
      digit: string;
      special: string;
    };
    register: {
      title: string;
      lead: string;
      bank: {
        title: string;
        choice: string;
        yes: string;
        no: string;
        select: string;
        details: string;
        notice: string;
        writeTo: string;
      };
      account: string;
      person: string;
      phoneHint: string;
      step: '{{count}}{{of}}';
      privacy: string;
      privacyMore: string;
      submit: string;
      needsBank: string;
      missing: string;
      twoAnswers: string;
      dialog: string;
      taken: string;
      done: {
        title: string;
        openMail: string;
        next: string;
        another: string;
        sentTo: '{{email}}';
        login: string;
        resend: string;
      };
      already: string;
      login: string;
    };
    confirm: {
      title: string;
      checking: string;
      doneTitle: string;
      welcome: string;
      done: '{{email}}';
      countdown_one: '{{count}}';
      countdown_other: '{{count}}';
      login: string;
      failedTitle: string;
      missing: string;
      invalid: string;
      expired: string;
      resend: string;
      again: string;
    };
    resend: {
      title: string;
      lead: string;
      submit: string;
      sentTitle: string;
      sent: '{{email}}';
      tooSoonTitle: string;
      tooSoon: string;
      later: string;
      signedInAs: '{{email}}';
      logout: string;
    };
    forgot: {
      title: string;
      lead: string;
      submit: string;
      sentTitle: string;
      sent: '{{email}}';
      again: string;
      login: string;
      failed: string;
    };
    reset: {
      title: string;
      submit: string;
      failed: string;
      missing: string;
      invalid: string;
      expired: string;
      used: string;
      again: string;
    };
    restore: {
      title: string;
      lead: string;
      after: string;
      submit: string;
      doneTitle: string;
      done: '{{email}}';
      choose: string;
      failed: string;
      missing: string;
      invalid: string;
      expired: string;
      usedTitle: string;
      used: string;
      taken: string;
      toLogin: string;
    };
    profile: {
      data: string;
      noBank: string;
      edit: string;
      changeEmail: string;
      changePassword: string;
      access: string;
      accessText: string;
      logout: string;
      saved: string;
      unsaved: string;
      editor: {
        title: string;
        save: string;
        emailWarning: string;
        takenTitle: string;
        taken: string;
      };
      email: {
        title: string;
        now: '{{email}}';
        next: string;
        fromNowOn: '{{email}}';
        save: string;
      };
      password: {
        title: string;
        save: string;
        done: string;
        wrong: string;
      };
    };
  };
  acting: {
    band: {
      label: string;
      doing: '{{name}}';
      back: string;
    };
    menu: {
      person: '{{name}}';
      balance: string;
    };
    ended: {
      chosen: string;
      refused: '{{name}}';
      'own-page': '{{name}}';
    };
    claim: {
      gave: '{{name}}';
      recorded: '{{name}}';
    };
    words: {
      home: {
        hello: '{{who}}';
        balance: '{{who}}';
        todo: '{{who}}';
        nothingWaits: '{{who}}';
        cards: {
          record: {
            text: '{{who}}';
          };
          mine: {
            title: string;
          };
          pending: {
            text: '{{who}}';
          };
        };
      };
      exchanges: {
        sentence: {
          movedToYou: '{{day}}{{hours}}{{name}}{{who}}';
          movedFromYou: '{{day}}{{hours}}{{name}}{{who}}';
          gaveYou: '{{day}}{{hours}}{{name}}{{who}}';
          gaveYouAcross: '{{bank}}{{day}}{{hours}}{{name}}{{who}}';
          youGave: '{{day}}{{hours}}{{name}}{{who}}';
          youGaveAcross: '{{bank}}{{day}}{{hours}}{{name}}{{who}}';
          balance: '{{from}}{{to}}{{who}}';
          balanceOnceConfirmed: '{{from}}{{to}}{{who}}';
        };
        undo: {
          cancel: {
            lost: '{{hours}}{{name}}{{who}}';
          };
        };
        pending: {
          turns: {
            debtor: '{{who}}';
          };
          groups: {
            yours: '{{who}}';
          };
          arrived_one: '{{who}}';
          arrived_other: '{{count}}{{who}}';
        };
      };
      limits: {
        after: '{{after}}{{low}}{{who}}';
        canConfirm: '{{who}}';
        isBelow: '{{hours}}{{who}}';
        isBelowZero: '{{who}}';
        stops: '{{after}}{{low}}{{who}}';
        home: {
          below: '{{low}}';
          above: '{{balance}}{{who}}';
        };
      };
      'own-exchanges': {
        waitsNothing: '{{who}}';
        title: '{{who}}';
        titleWithBalance: '{{who}}';
        caption: '{{who}}';
        pending: {
          yours: '{{who}}';
        };
        balance: {
          title: '{{who}}';
          lead: string;
        };
      };
      recording: {
        given: {
          side: string;
          lead: '{{who}}';
          who: string;
          missing: string;
          short: string;
          done: '{{hours}}{{name}}{{who}}';
        };
        received: {
          side: string;
          lead: '{{who}}';
          who: string;
          missing: string;
          short: string;
        };
        noteHint: string;
      };
    };
  };
  activities: {
    title: string;
    lead: string;
    add: {
      title: string;
      done: '{{name}}';
    };
    edit: {
      act: string;
      of: '{{name}}';
      title: string;
      done: '{{name}}';
    };
    form: {
      group: string;
      groupMissing: string;
      name: '{{language}}';
      namesHint: string;
      nameMissing: string;
      words: string;
      wordsHint: string;
      taken: string;
      save: string;
    };
    group: {
      add: string;
      added: '{{name}}';
      edit: string;
      editOf: '{{name}}';
      none: string;
    };
    use: {
      exchanges_zero: string;
      exchanges_one: '{{count}}';
      exchanges_other: '{{count}}';
      skills_one: '{{count}}';
      skills_other: '{{count}}';
      notices_one: '{{count}}';
      notices_other: '{{count}}';
      appointments_one: '{{count}}';
      appointments_other: '{{count}}';
      other: string;
    };
    order: {
      begin: string;
      done: string;
      how: string;
    };
    move: {
      handle: '{{name}}';
      up: '{{name}}';
      down: '{{name}}';
      said: '{{count}}{{name}}{{nth}}';
      failed: '{{name}}';
    };
    merge: {
      open: string;
      act: string;
      of: '{{name}}';
      title: '{{name}}';
      lead: '{{name}}';
      into: string;
      missing: string;
      moves: '{{into}}{{what}}';
      nothing: string;
      stays_zero: '{{into}}';
      stays_one: '{{into}}';
      stays_other: '{{count}}{{into}}';
      submit: string;
      done: '{{into}}{{name}}';
    };
    retire: {
      act: string;
      title: '{{name}}';
      text: string;
      done: '{{name}}';
      failed: '{{name}}';
    };
    retired: {
      title: string;
      lead: string;
      since: '{{day}}';
      merged: '{{day}}{{into}}';
    };
    back: {
      act: string;
      of: '{{name}}';
      done: '{{name}}';
      failed: '{{name}}';
      toBanks: string;
    };
  };
  'answer-days': {
    label: string;
    hint: '{{who}}';
    another: string;
    day: string;
    time: string;
    timeOf: '{{day}}';
    remove: string;
    howLong: '{{says}}';
    length: string;
    place: string;
    when: '{{day}}{{time}}';
    over: string;
    yes: '{{when}}';
    withoutDay: string;
    other: string;
    sure: string;
    belowBand: '{{after}}{{low}}';
    saysYesOn: '{{when}}{{who}}';
    agreed: '{{when}}';
    changedMeanwhile: '{{who}}';
    isOver: string;
    proposed: '{{when}}';
    recorded: string;
    appointment: string;
    hours: string;
  };
  appointments: {
    title: string;
    views: {
      label: string;
      over: string;
      calendar: string;
    };
    groups: {
      first: string;
      toSay: string;
      toAnswer: string;
      coming: string;
      waiting: string;
    };
    when: {
      today: '{{time}}';
      tomorrow: '{{time}}';
      day: '{{day}}{{time}}';
    };
    gives: '{{who}}';
    receives: '{{who}}';
    belowBand: '{{after}}{{low}}';
    waits: '{{who}}';
    agree: string;
    change: string;
    cannot: string;
    drop: string;
    skip: string;
    question: string;
    askGiver: '{{who}}';
    askReceiver: '{{who}}';
    done: '{{hours}}';
    received: '{{hours}}';
    otherLength: string;
    later: {
      done: '{{hours}}{{who}}';
      received: '{{hours}}{{who}}';
    };
    wasNotDone: string;
    howLong: string;
    record: string;
    recordedBy: '{{by}}{{hours}}';
    states: {
      pending: string;
      confirmed: string;
      cancelled: string;
      reversed: string;
    };
    over: string;
    confirm: string;
    look: string;
    arrived_one: string;
    arrived_other: '{{count}}';
    agreed: '{{who}}';
    dropped: '{{who}}';
    skipped: '{{who}}';
    notDone: '{{who}}';
    recorded: '{{hours}}{{who}}';
    confirmed: '{{hours}}';
    meanwhile: string;
    changedMeanwhile: string;
    failed: string;
    gone: string;
    empty: string;
    emptyLead: string;
    emptyPast: string;
    toBoard: string;
    reminder: string;
    byDesk: string;
    toCalendar: string;
    calendarSaved: '{{name}}';
    all: string;
    form: {
      title: string;
      changeTitle: string;
      day: string;
      nextDays: string;
      time: string;
      length: string;
      lengthHint: string;
      place: string;
      placeHint: string;
      send: string;
      sent: '{{who}}';
      nothing: string;
    };
  };
  archive: {
    export: {
      title: string;
      lead: string;
      warning: string;
      act: string;
      busy: '{{size}}';
      done: '{{name}}';
      failed: string;
    };
    import: {
      title: string;
      lead: string;
      past: string;
      choose: string;
      hint: '{{megabytes}}';
      act: string;
      failed: string;
      where: '{{path}}';
      done: '{{name}}';
      figures: '{{exchanges}}{{people}}';
    };
  };
  attention: {
    title: string;
    lead: string;
    none: string;
    noneText: string;
    reasons: {
      request: string;
      newcomer: string;
      'only-gives': string;
      carries: string;
      quiet: string;
    };
    why: {
      request: '{{title}}{{who}}';
      requestBy: '{{day}}{{title}}{{who}}';
      newcomer_one: '{{who}}';
      newcomer_other: '{{count}}{{who}}';
      'only-gives_one': '{{who}}';
      'only-gives_other': '{{count}}{{who}}';
      carries: '{{share}}{{who}}';
      quiet_one: '{{who}}';
      quiet_other: '{{count}}{{who}}';
      quietYears_one: '{{who}}';
      quietYears_other: '{{count}}{{who}}';
    };
    shares: {
      half: string;
      third: string;
      quarter: string;
      fifth: string;
    };
    spokeBefore: '{{by}}{{day}}';
    noPhone: string;
    more_one: string;
    more_other: '{{count}}';
    companion: string;
    companionOf: '{{who}}';
    call: string;
    callOf: '{{who}}';
    help: string;
    spoke: '{{name}}';
    later: string;
    away: string;
    moreOf: '{{who}}';
    laterTitle: '{{name}}';
    awayTitle: '{{name}}';
    laterDay: string;
    awayDay: string;
    awayHint: string;
    laterHint: '{{name}}';
    keep: string;
    save: string;
    noted: string;
    notNoted: string;
    rests: {
      spoke: '{{day}}';
      later: '{{day}}';
      away: '{{day}}';
      by: '{{by}}';
    };
    presence: '{{name}}';
    takeBack: string;
    takenBack: string;
    notTakenBack: string;
    member: {
      title: string;
      free: string;
      away: '{{day}}';
      rests: '{{day}}';
      lead: '{{name}}';
      forAll: '{{by}}{{day}}';
      spoke: '{{by}}{{day}}{{name}}';
      later: '{{by}}{{day}}';
      end: string;
    };
    pairs: {
      title: string;
      none: string;
      can: '{{activity}}{{name}}{{who}}';
      looks: '{{activity}}{{name}}{{who}}';
      same: '{{activity}}{{who}}';
      act: string;
      both: '{{name}}{{other}}';
      words: {
        can: '{{activity}}{{name}}{{other}}';
        looks: '{{activity}}{{name}}{{other}}';
        same: '{{activity}}{{name}}{{other}}';
      };
      phone: '{{other}}{{phone}}';
      throughDesk: string;
      copy: string;
      copied: string;
      notCopied: string;
      print: string;
    };
    print: string;
    printed: '{{day}}';
  };
  'bank-appointments': {
    title: string;
    lead: string;
    views: {
      label: string;
      soon: string;
      open: string;
    };
    member: {
      title: string;
      none: string;
    };
    none: {
      soon: string;
      open: string;
    };
    basis: {
      label: string;
      present: string;
      phone: string;
      paper: string;
    };
    gives: string;
    receives: string;
    noEmail: string;
    noPhone: string;
    state: {
      agreed: string;
      proposed: string;
    };
    agree: '{{who}}';
    cannot: '{{who}}';
    notDone: '{{who}}';
    done: '{{hours}}{{who}}';
    agreed: '{{who}}';
    dropped: '{{who}}';
    recorded: '{{hours}}';
    meanwhile: string;
    failed: string;
    propose: {
      button: string;
      title: string;
      lead: string;
      forWhom: string;
      forWhomHint: string;
      hasLogin: string;
      missing: {
        forPerson: string;
        userTo: string;
      };
      somebody: {
        given: string;
        received: string;
      };
      given: '{{who}}';
      received: '{{who}}';
      bank: string;
      willGive: '{{other}}{{who}}';
      willReceive: '{{other}}{{who}}';
      sent: '{{other}}{{who}}';
    };
    dropTitle: '{{who}}';
    dropText: string;
    dropAct: string;
  };
  'bank-board': {
    add: string;
    print: string;
    reports: string;
    activities: string;
    cards: {
      byDesk: string;
      lead: string;
      views: {
        label: string;
        open: string;
        check: string;
        tell: string;
        hidden: string;
        all: string;
      };
      search: string;
      posted: '{{day}}';
      unmet_one: string;
      unmet_other: '{{count}}';
      allow: string;
      allowed: string;
      byVoice: string;
      reported: '{{reason}}{{who}}';
      settle: string;
      settled: string;
      hide: string;
      hideTitle: string;
      why: string;
      whyHint: string;
      hidden: string;
      shown: string;
    };
    post: {
      title: string;
      lead: string;
      forWhom: string;
      missing: string;
      preview: {
        portal: string;
        phone: string;
        desk: string;
      };
    };
    tell: {
      none: string;
      noneText: string;
      answered: {
        request: '{{tell}}{{who}}';
        offer: '{{tell}}{{who}}';
      };
      accepted: '{{tell}}{{who}}';
      due: '{{tell}}';
      open: string;
      about: '{{title}}';
      how: string;
      told: string;
      done: '{{tell}}';
      noPhone: string;
    };
    rules: {
      title: string;
      lead: string;
      advised: string;
      advisedText: string;
      decided: string;
      others: '{{count}}';
      free: string;
      desk: string;
      off: string;
      saved: '{{activity}}';
    };
  };
  'bank-bulletins': {
    title: string;
    lead: string;
    write: string;
    empty: string;
    emptyText: string;
    back: string;
    states: {
      undoable: string;
      waits: '{{moment}}';
      leaves: string;
      told: string;
      'called-off': string;
      'taken-back': string;
    };
    listed: {
      sent: '{{day}}';
      coming_one: string;
      coming_other: '{{count}}';
    };
    form: {
      title: string;
      kind: string;
      kinds: {
        notice: string;
        meeting: string;
        assembly: string;
      };
      assembly: string;
      name: string;
      text: string;
      textHint: string;
      day: string;
      from: string;
      to: string;
      place: string;
      asks: string;
      guests: string;
      forFriends: string;
      friendsHint: string;
      send_zero: string;
      send_one: string;
      send_other: '{{count}}';
      refused: string;
      noSecond: string;
      missing: {
        title: string;
        text: string;
      };
    };
    preview: {
      label: string;
      letters_one: string;
      letters_other: '{{count}}';
      paper_one: string;
      paper_other: '{{count}}';
      without_one: string;
      without_other: '{{count}}';
      unwanted_one: string;
      unwanted_other: '{{count}}';
      waits: '{{day}}';
      late: string;
      alike: string;
      failed: string;
    };
    sent: '{{title}}';
    undo: {
      text: '{{time}}';
      act: string;
      ask: '{{title}}';
      askText: string;
      done: string;
      failed: string;
    };
    told: {
      title: string;
      letters_one: string;
      letters_other: '{{count}}';
      paper_one: string;
      paper_other: '{{count}}';
      unwanted_one: string;
      unwanted_other: '{{count}}';
      left_one: string;
      left_other: '{{count}}';
      nobody: string;
      by: '{{moment}}{{name}}';
      corrected: '{{moment}}{{name}}';
      print_one: string;
      print_other: '{{count}}';
    };
    coming: {
      title: string;
      sum_zero: string;
      sum_one: string;
      sum_other: '{{count}}';
      no_one: string;
      no_other: '{{count}}';
      came_one: string;
      came_other: '{{count}}';
      sheet: string;
      record: string;
      recordHint: string;
    };
    people: {
      title: string;
      search: string;
      parts: {
        label: string;
        said: string;
        paper: string;
        all: string;
      };
      none: string;
      found_one: string;
      found_other: '{{count}}';
      ways: {
        letter: string;
        paper: string;
        none: string;
      };
      untold: string;
      yes_one: string;
      yes_other: '{{count}}';
      no: string;
      byTrusted: string;
      basis: {
        phone: string;
        present: string;
        paper: string;
      };
      came: string;
      absent: string;
      voice: string;
      note: string;
      wasThere: string;
      wasNot: string;
    };
    noting: {
      title: '{{name}}';
      says: string;
      yes: string;
      no: string;
      heads: string;
      basis: string;
      save: string;
      done: string;
      failed: string;
    };
    correct: {
      act: string;
      title: string;
      tell: string;
      tellHint: string;
      save: string;
      done: string;
      failed: string;
    };
    callOff: {
      act: string;
      actNotice: string;
      ask: '{{title}}';
      askNotice: '{{title}}';
      text: string;
      textNotice: string;
      confirm: string;
      confirmNotice: string;
      done: string;
      doneNotice: string;
      failed: string;
    };
    again: string;
    paper: {
      to: string;
      card: '{{number}}';
      greeting: '{{name}}';
      comes: '{{phone}}';
      desk: string;
      hours: '{{hours}}';
      sheet: '{{title}}';
      name: string;
      heads: string;
      signature: string;
      printed: '{{day}}';
    };
  };
  'bank-desk': {
    tab: string;
    lead_one: '{{hours}}';
    lead_other: '{{hours}}{{members}}';
    today: {
      title: string;
      nothing: string;
      nothingText: string;
      nothingYet: string;
      alone: string;
      awaiting_one: string;
      awaiting_other: '{{count}}';
      awaitingAct: string;
      pending_one: string;
      pending_other: '{{count}}';
      pendingAct: string;
      withOthers_one: string;
      withOthers_other: '{{count}}';
      links_one: string;
      links_other: '{{count}}';
      linksAct: string;
      unmet_one: string;
      unmet_other: '{{count}}';
      unmet_zero: string;
      unmetAct: string;
      call: '{{who}}';
      callOthers: string;
      callAct: string;
      notices_one: string;
      notices_other: '{{count}}';
      notices_zero: string;
      noticesAct: string;
      tell_one: string;
      tell_other: '{{count}}';
      tell_zero: string;
      tellAct: string;
      reports_one: string;
      reports_other: '{{count}}';
      reports_zero: string;
      reportsAct: string;
      limitsBeyond_one: string;
      limitsBeyond_other: '{{count}}';
      limitsProposed_one: string;
      limitsProposed_other: '{{count}}';
      failing_one: string;
      failing_other: '{{count}}';
      unverified_one: string;
      unverified_other: '{{count}}';
      all: '{{what}}';
      rest: {
        awaiting_one: string;
        awaiting_other: '{{count}}';
        pending_one: string;
        pending_other: '{{count}}';
        links_one: string;
        links_other: '{{count}}';
        unmet_one: string;
        unmet_other: '{{count}}';
        notices_one: string;
        notices_other: '{{count}}';
        tell_one: string;
        tell_other: '{{count}}';
        reports_one: string;
        reports_other: '{{count}}';
      };
      ofAge_one: '{{name}}';
      ofAge_other: '{{name}}';
      noGuardian_one: string;
      noGuardian_other: '{{count}}';
      policyEnds: '{{day}}';
      toKnow: string;
      links_zero: string;
    };
    places: {
      cards: {
        members: string;
        bank: string;
        network: string;
        exchanges: string;
        pending: string;
        record: string;
        board: string;
        paper: string;
      };
      links: {
        list: string;
        awaiting: string;
        unverified: string;
        register: string;
        import: string;
        fees: string;
        insured: string;
        minors: string;
        memberRegister: string;
        bodies: string;
        former: string;
        edit: string;
        rules: string;
        fund: string;
        figures: string;
        report: string;
        rooms: string;
        firstSteps: string;
        privacy: string;
        archive: string;
        programs: string;
        network: string;
        history: string;
        cheques: string;
        decide: string;
        record: string;
        call: string;
        notices: string;
        agenda: string;
        reports: string;
        bulletins: string;
        statements: string;
        lists: string;
      };
      rooms: string;
      more: string;
    };
    edit: {
      title: string;
      fixed: string;
      logo: string;
      logoOf: '{{bank}}';
      logoNow: string;
      groups: {
        who: string;
        where: string;
        people: string;
        legal: string;
      };
      address: string;
      president: string;
      secretary: string;
      vat: string;
      phone: string;
      association: string;
      associationHint: string;
      locale: string;
      localeHint: string;
      webUrl: string;
      facebookUrl: string;
      description: string;
      descriptionHint: string;
      openingHours: string;
      openingHoursHint: string;
      gdpr: string;
      asks: {
        label: string;
        hint: string;
        everybody: string;
        yes_one: '{{count}}';
        yes_other: '{{count}}';
        no: string;
      };
      gdprHint: string;
      wrong: {
        address: string;
        president: string;
        secretary: string;
        gdpr: string;
      };
      save: string;
      saved: string;
      failed: string;
      logoSaved: string;
      logoFailed: string;
      logoReset: string;
    };
    profile: {
      title: string;
      edit: string;
      lead: string;
      noHours: string;
      since: '{{day}}';
      members_one: string;
      members_other: '{{count}}';
      hours: '{{hours}}';
      friends_one: string;
      friends_other: '{{count}}';
    };
  };
  'bank-exchanges': {
    basis: {
      many: string;
      label: '{{name}}';
      missing: string;
      present: string;
      phone: string;
      paper: string;
      none: string;
    };
    sentence: '{{creditor}}{{day}}{{debtor}}{{hours}}';
    moved: '{{creditor}}{{day}}{{debtor}}{{hours}}';
    balance: '{{from}}{{name}}{{to}}';
    reason: string;
    columns: {
      who: string;
      whoToWhom: '{{creditor}}{{debtor}}';
      date: string;
      creditor: string;
      debtor: string;
      description: string;
      hours: string;
      creator: string;
      id: string;
      choose: string;
      acts: string;
    };
    filters: {
      label: string;
      more: string;
      search: string;
      searchHint: string;
      period: string;
      periods: {
        last30: string;
        month: string;
        year: string;
        always: string;
      };
      from: string;
      to: string;
      people: string;
      creditors: string;
      debtors: string;
      anybody: string;
      somebody_one: string;
      somebody_other: '{{count}}';
      without: string;
      bank: string;
      anyBank: string;
      ownBank: string;
      someone: '{{id}}';
      status: string;
      statuses: {
        confirmed: string;
        cancelled: string;
        reversed: string;
        all: string;
      };
      openings: string;
      withOpenings: {
        without: string;
        with: string;
      };
      reset: string;
    };
    found: {
      sum_one: '{{hours}}';
      sum_other: '{{count}}{{hours}}';
      confirmed_one: '{{hours}}';
      confirmed_other: '{{count}}{{hours}}';
      more: '{{many}}';
      countAll: string;
    };
    paper: {
      openings: string;
      from: '{{day}}';
      to: '{{day}}';
      always: string;
      batch: string;
      found: '{{text}}';
      sum: '{{hours}}';
      confirmed: '{{hours}}';
    };
    history: {
      cheques: string;
      figures: string;
      title: string;
      caption: string;
      remove: string;
      ofExchange: '{{id}}';
      empty: string;
      emptyText: string;
      emptyAct: string;
      all: string;
      notFound: string;
      notFoundText: string;
      searchAll: string;
    };
    batch: {
      only: string;
      pending_one: string;
      pending_other: '{{count}}';
      decided_one: string;
      decided_other: '{{count}}';
      all: string;
    };
    remove: {
      title: '{{id}}';
      back: string;
      act: string;
      done: string;
      failed: string;
    };
    pending: {
      title: string;
      turns: '{{mine}}{{others}}';
      caption: string;
      confirm: string;
      waitsFor: '{{name}}';
      waitsForAnother: string;
      waitsForFund: string;
      since: string;
      sinceToday: string;
      sinceDays_one: string;
      sinceDays_other: '{{count}}';
      cancel: string;
      confirmTitle: string;
      confirmAct: string;
      keep: string;
      cancelTitle: string;
      cancelText: string;
      cancelAct: string;
      empty: string;
      emptyText: string;
      olderNone: string;
      older_one: string;
      older_other: '{{count}}';
      seeAll: string;
      emptyFiltered: string;
    };
    bulk: {
      choose: '{{id}}';
      page: string;
      all: string;
      chosen_one: '{{hours}}';
      chosen_other: '{{count}}{{hours}}';
      none: string;
      these: string;
      confirmMany_one: string;
      confirmMany_other: '{{count}}';
      cancelMany_one: string;
      cancelMany_other: '{{count}}';
      confirmTitle_one: string;
      confirmTitle_other: '{{count}}';
      cancelTitle_one: string;
      cancelTitle_other: '{{count}}';
      confirmText_one: '{{hours}}';
      confirmText_other: '{{count}}{{hours}}';
      cancelText_one: '{{hours}}';
      cancelText_other: '{{count}}{{hours}}';
      progress: '{{count}}{{done}}';
      confirming: string;
      cancelling: string;
      canLeave: string;
      waiting: string;
      confirmed: string;
      cancelled: string;
      finished: string;
      finishedText_one: string;
      finishedText_other: '{{count}}';
      failedText_one: string;
      failedText_other: '{{count}}';
      takeBack: '{{count}}';
      takenBack: string;
      takenBackText_one: string;
      takenBackText_other: '{{count}}';
      takenBackToast_one: string;
      takenBackToast_other: '{{count}}';
      again: string;
      limitReason: string;
      limitHint: string;
      close: string;
      doneToast_one: string;
      doneToast_other: '{{count}}';
      failedToast_one: string;
      failedToast_other: '{{count}}';
    };
    member: {
      title: string;
      side: string;
      all: string;
      given: string;
      received: string;
      pending: string;
      captions: {
        all: string;
        given: string;
        received: string;
        pending: string;
      };
      empty: {
        all: string;
        given: string;
        received: string;
        pending: string;
      };
      emptyText: string;
      print: string;
      count_one: string;
      count_other: '{{count}}';
      sums: '{{given}}{{received}}';
      printedOn: '{{day}}';
      seal: '{{address}}{{code}}{{day}}';
    };
    search: {
      label: string;
      hint: string;
      lead: string;
      exchange: '{{id}}';
      between: '{{creditor}}{{debtor}}{{hours}}';
      balance: '{{hours}}';
      former: '{{day}}{{hours}}';
      balanceNow: string;
      last: string;
      gave: '{{hours}}{{name}}';
      received: '{{hours}}{{name}}';
      noExchange: string;
      nothingWaits: string;
      waits_one: string;
      waits_other: '{{count}}';
      record: string;
      shortcut: string;
    };
    statistics: {
      title: string;
      period: string;
      periods: {
        twelve: string;
        year: string;
        last: string;
        always: string;
        other: string;
      };
      from: string;
      to: string;
      asTable: string;
      exchanges: string;
      hours: string;
      empty: string;
      emptyText: string;
      emptyAct: string;
      print: string;
      printed: {
        bodies: '{{hours}}';
        period: '{{from}}{{to}}';
        sum_one: '{{hours}}';
        sum_other: '{{count}}{{hours}}';
        members: '{{active}}{{all}}';
        flow: '{{given}}{{name}}{{received}}';
        otherBanks_one: string;
        otherBanks_other: '{{count}}';
      };
      months: {
        title: string;
        month: string;
        sum_one: '{{hours}}';
        sum_other: '{{count}}{{hours}}';
      };
      activities: {
        title: string;
        activity: string;
        others_one: string;
        others_other: '{{count}}';
      };
      members: {
        title: string;
        sum: '{{active}}{{all}}';
        what: string;
        many: string;
        both: string;
        gave: string;
        received: string;
        neither: string;
      };
      flows: {
        title: string;
        bank: string;
        given: string;
        received: string;
        none: string;
      };
    };
  };
  'bank-months': {
    title: string;
    none: string;
    few: string;
    fewSentence: string;
    month: string;
    asTable: string;
    of: '{{all}}{{part}}';
    percent: '{{many}}';
    days_one: '{{many}}';
    days_other: '{{many}}';
    active: {
      title: string;
      head: string;
      said: '{{all}}{{part}}{{when}}';
      act: string;
    };
    newcomers: {
      title: string;
      head: string;
      said: '{{all}}{{part}}{{when}}';
      year: '{{all}}{{part}}';
      act: string;
    };
    requests: {
      title: string;
      head: string;
      said: '{{all}}{{part}}{{when}}';
      year: '{{all}}{{part}}';
      median: '{{days}}';
      act: string;
    };
    tenth: {
      title: string;
      head: string;
      said: '{{percent}}';
      act: string;
    };
  };
  'bank-record': {
    title: string;
    many: {
      from: string;
      to: string;
    };
    receipt: {
      title: string;
      missing: string;
    };
    fromEvening: string;
    swap: string;
    swapWhom: string;
    from: string;
    to: string;
    bankTo: string;
    person: string;
    all: '{{bank}}';
    allText: '{{bank}}';
    fillAll: string;
    missing: {
      bankTo: string;
      from: string;
      to: string;
      dateOfTransaction: string;
      activity: string;
      quantityOfHours: string;
      note: string;
      appointment: string;
    };
    submit: string;
    submitMany_one: string;
    submitMany_other: '{{count}}';
    ask: {
      title_one: string;
      title_other: '{{count}}';
      text: string;
      back: string;
    };
    preview: {
      atOnce: string;
      waits: '{{name}}';
      own: '{{name}}';
      other: '{{bank}}{{name}}';
      manyFrom_one: '{{hours}}{{name}}';
      manyFrom_other: '{{hours}}{{name}}{{people}}{{total}}';
      manyTo_one: '{{hours}}{{name}}';
      manyTo_other: '{{hours}}{{name}}{{people}}{{total}}';
      manyAtOnce: string;
      manyOther: '{{bank}}';
      manyOwn: string;
      manyButOwn: '{{name}}';
      who_one: string;
      who_other: '{{count}}';
      andMore_one: string;
      andMore_other: '{{count}}';
      work: string;
    };
    done: string;
    doneAtOnce: '{{creditor}}{{debtor}}{{hours}}';
    doneWaits: '{{debtor}}';
    doneLook: '{{id}}';
    again: {
      same: string;
      empty: string;
      undo: string;
    };
    taken: string;
    takenText: string;
    failed: string;
    noSecond: string;
    batches: {
      title: string;
      running_one: string;
      running_other: string;
      line: '{{hours}}{{note}}';
      begun: '{{moment}}{{name}}';
      progress: '{{asked}}{{done}}';
      made_one: string;
      made_other: '{{count}}';
      refused_one: string;
      refused_other: '{{count}}';
      more: string;
      startsIn_one: string;
      startsIn_other: '{{count}}';
      startsNow: string;
      stop: string;
      stopDone: string;
      stopFailed: string;
      stopped: '{{name}}';
      look_one: string;
      look_other: '{{count}}';
      undo_one: string;
      undo_other: '{{count}}';
      undoTitle_one: string;
      undoTitle_other: '{{count}}';
      undoWhat_one: '{{hours}}{{note}}';
      undoWhat_other: '{{count}}{{hours}}{{note}}';
      undoText: string;
      undoReason: string;
      keep: string;
      undoTaken: string;
      undoFailed: string;
      undoing: '{{done}}{{made}}';
      undone_one: '{{name}}';
      undone_other: '{{count}}{{name}}';
      left_one: string;
      left_other: '{{count}}';
    };
  };
  'bank-rules': {
    title: string;
    lead: string;
    read_one: string;
    read_other: '{{count}}';
    groups: {
      balance: string;
      bodies: string;
      gifts: string;
      board: string;
      association: string;
      desk: string;
      paper: string;
    };
    others_one: string;
    others_other: '{{count}}';
    seePublicBoard: string;
    change: string;
    changeOf: '{{rule}}';
    history: string;
    entry: '{{by}}{{day}}{{note}}{{value}}';
    answer: {
      yes: string;
      no: string;
    };
    form: {
      hours: string;
      hoursHint: string;
      hoursLowHint: string;
      days: string;
      months: string;
      years: string;
      weekday: string;
      note: string;
      noteHint: string;
      noteMissing: string;
      told: string;
      save: string;
      saved: string;
      failed: string;
    };
    rules: {
      'band-low': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'band-low-first-year': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'band-high': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'band-hard': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'balances-visible': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'body-low': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'body-high': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'newcomer-gift': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'gift-most': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'gifts-in-a-year': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'lesson-preparation': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'yearly-share': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'fund-low': {
        name: string;
        says: '{{value}}';
        none: string;
      };
      'board-digest': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'board-digest-day': {
        name: string;
        says: '{{day}}';
      };
      'board-public': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'board-checked-first': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'whatsapp-links': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'fee-needed-to-give': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'insured-needed-to-give': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'age-least': {
        name: string;
        says_one: string;
        says_other: '{{count}}';
        none: string;
      };
      'admission-first': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'register-visible': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'register-years': {
        name: string;
        says_one: string;
        says_other: '{{count}}';
      };
      'desk-second-factor': {
        name: string;
        ask: {
          label: string;
          no: string;
          yes: string;
        };
        no: string;
        yes: string;
      };
      'cheque-days': {
        name: string;
        says_one: string;
        says_other: '{{count}}';
      };
      'statement-months': {
        name: string;
        says_one: string;
        says_other: '{{count}}';
      };
    };
  };
  banks: {
    privacyMissing: string;
    details: {
      address: string;
      openingHours: string;
      president: string;
      secretary: string;
      vat: string;
      email: string;
      phone: string;
      webUrl: string;
      more: string;
      facebookUrl: string;
    };
    banks: {
      placeholder: string;
      failed: string;
    };
    search: {
      title: string;
      lead: string;
      label: string;
      empty: string;
      emptyText: string;
      clear: string;
      found_one: '{{count}}';
      found_other: '{{count}}';
    };
    balances: {
      title: string;
      text: string;
      caption: string;
      name: string;
      balance: string;
      empty: string;
    };
    mine: {
      title: string;
      reach: string;
      giveHelp: string;
      members_one: string;
      members_other: '{{count}}';
      requests_one: string;
      requests_other: '{{count}}';
      offers_one: string;
      offers_other: '{{count}}';
      people: string;
      administrators: string;
      friends: string;
      friendsText: string;
      noFriends: string;
      privacyText: string;
      notice: string;
      help: string;
    };
    waiting: {
      title: '{{name}}';
      lead: string;
      chooseTitle: string;
      chooseText: string;
      createTitle: string;
      createText: string;
      create: string;
    };
    join: {
      title: string;
      lead: string;
      ask: string;
      privacy: string;
      sentence: string;
      done: string;
      failed: string;
      label: string;
      back: string;
    };
    processing: {
      title: string;
      lead: string;
      self: string;
      bank: string;
      forBank: string;
      sent: '{{moment}}';
      applicationText: '{{bank}}';
      application: string;
      checked: '{{time}}';
      withdraw: string;
      withdrawAsk: string;
      withdrawText: '{{bank}}';
      withdrawn: string;
      withdrawFailed: string;
      keep: string;
      accepted: string;
      denied: string;
    };
  };
  bodies: {
    title: string;
    lead: string;
    kinds: {
      association: string;
      town: string;
      parish: string;
      school: string;
      care: string;
      other: string;
    };
    fields: {
      name: string;
      kind: string;
      phone: string;
      taxCode: string;
      address: string;
      representedBy: string;
      signedOn: string;
    };
    list: {
      caption: string;
      referents: string;
      desk: string;
      balance: string;
      acts: string;
      change: string;
      none: string;
      noneText: string;
    };
    form: {
      new: string;
      about: '{{name}}';
      lead: string;
      choose: string;
      nameMissing: string;
      kindMissing: string;
      representedMissing: string;
      register: string;
      done: '{{name}}{{number}}';
      failed: string;
      save: string;
      saved: string;
      notSaved: string;
      alike: string;
      alikeOne: {
        member: '{{name}}{{number}}';
        left: '{{name}}{{number}}';
      };
      sure: string;
    };
  };
  bulletins: {
    title: string;
    friends: string;
    others: string;
    when: '{{day}}{{from}}{{to}}';
    corrected: '{{day}}';
    calledOff: string;
    assembly: string;
    of: '{{bank}}';
    coming_zero: string;
    coming_one: string;
    coming_other: '{{count}}';
    toCalendar: string;
    calendarSaved: '{{name}}';
    failed: string;
    meetings: string;
    toBank: string;
    attend: {
      question: string;
      heads: string;
      alone: string;
      with: '{{count}}';
      yes: string;
      no: string;
      saidYes_one: string;
      saidYes_other: '{{count}}';
      saidNo: string;
      change: string;
      over: string;
      calledOff: string;
      failed: string;
      done: string;
      toBank: string;
    };
  };
  cheques: {
    title: string;
    lead: string;
    code: {
      label: string;
      hint: string;
      read: string;
      missing: string;
      wrong: string;
      inPile: string;
      camera: string;
    };
    camera: {
      title: string;
      text: string;
      refused: string;
      close: string;
    };
    number: '{{number}}';
    serial: '{{serial}}';
    owner: '{{name}}';
    ownerOfFriend: '{{bank}}{{name}}';
    friend: '{{bank}}';
    own: string;
    handedIn: '{{day}}{{hours}}{{name}}';
    kept: '{{note}}';
    left: '{{since}}';
    used: '{{day}}{{hours}}{{name}}';
    usedReversed: '{{hours}}{{name}}';
    void: '{{name}}{{since}}{{why}}';
    why: {
      desk: string;
      'book-closed': string;
      'membership-ended': string;
      'exchange-cancelled': string;
    };
    form: {
      label: string;
      giver: string;
      giverHint: string;
      giverMissing: string;
      otherBank: string;
      bankFrom: string;
      hours: string;
      hoursHint: string;
      boxes: string;
      hoursMissing: string;
      activityMissing: string;
      day: string;
      dayMissing: string;
      late_one: string;
      late_other: '{{count}}';
      lateTick: string;
      lateMissing: string;
      incomplete: string;
      add: string;
      keep: string;
      void: string;
      drop: string;
    };
    another: string;
    pile: {
      title: string;
      empty: string;
      count_one: string;
      count_other: '{{count}}';
      sum: '{{hours}}{{what}}';
      line: '{{giver}}{{owner}}';
      remove: string;
      removeOf: '{{serial}}';
      late: string;
      book: string;
      compare: string;
      done_one: '{{hours}}';
      done_other: '{{count}}{{hours}}';
      waiting_one: string;
      waiting_other: '{{count}}';
      failed_one: string;
      failed_other: '{{count}}';
      progress: '{{done}}{{total}}';
    };
    waiting: {
      title: string;
      text: string;
      handedIn: '{{day}}{{hours}}{{name}}{{owner}}';
      kept: '{{owner}}{{since}}';
      open: string;
      openOf: '{{serial}}';
      more: string;
    };
    keep: {
      title: '{{serial}}';
      text: string;
      note: string;
      noteMissing: string;
      act: string;
      done: '{{serial}}';
      failed: string;
    };
    voiding: {
      title: '{{serial}}';
      text: '{{name}}';
      exchange: string;
      reason: string;
      reasonMissing: string;
      act: string;
      done: '{{serial}}';
      failed: string;
    };
    books: {
      record: string;
      title: string;
      empty: '{{name}}';
      count_zero: string;
      count_one: string;
      count_other: '{{count}}';
      giveTitle: '{{count}}{{name}}';
      giveText: string;
      giveAct: string;
      giveKeep: string;
      give: string;
      size: '{{count}}';
      given: '{{from}}{{to}}';
      giveFailed: string;
      range: '{{from}}{{to}}';
      issued: '{{day}}{{name}}';
      closed: '{{day}}{{reason}}';
      ended: '{{day}}';
      blank_one: string;
      blank_other: '{{count}}';
      'handed-in_one': string;
      'handed-in_other': '{{count}}';
      booked_one: string;
      booked_other: '{{count}}';
      void_one: string;
      void_other: '{{count}}';
      print: string;
      printOf: '{{from}}';
      preparing: string;
      close: string;
      closeOf: '{{from}}';
      used: string;
      lineBooked: '{{day}}{{hours}}{{name}}{{serial}}';
      lineReversed: '{{hours}}{{name}}{{serial}}';
      lineHandedIn: '{{day}}{{hours}}{{name}}{{serial}}';
      lineKept: '{{note}}{{serial}}{{since}}';
      lineVoid: '{{day}}{{serial}}{{why}}';
      lateBy_one: string;
      lateBy_other: '{{count}}';
    };
    closing: {
      title: '{{from}}{{to}}';
      text: string;
      lost: string;
      returned: string;
      reason: string;
      reasonMissing: string;
      act: string;
      done: string;
      failed: string;
    };
    paper: {
      receiver: string;
      cheque: string;
      giver: string;
      received: string;
      gave: string;
      gaveTo: string;
      hours: string;
      words: string;
      for: string;
      on: string;
      signature: string;
      card: '{{number}}';
      serial: '{{serial}}';
      bring_one: string;
      bring_other: '{{count}}';
    };
    given: {
      title: string;
      helped: '{{name}}';
      from: '{{bank}}{{serial}}';
      send: string;
      failed: string;
      noSecond: string;
      bring: '{{day}}';
      sent: '{{hours}}{{name}}';
      waits: '{{name}}';
      recorded: '{{hours}}{{name}}';
      see: string;
      own: string;
      used: string;
      void: '{{name}}';
      unknown: string;
      other: string;
      atDesk: string;
      code: string;
      open: string;
    };
  };
  closing: {
    act: string;
    title: '{{name}}';
    why: string;
    leaves: string;
    gone: string;
    excluded: string;
    excludedText: string;
    exclude: string;
    has: '{{hours}}{{name}}';
    lacks: '{{hours}}{{name}}';
    even: '{{name}}';
    plus: {
      label: string;
      keep: string;
      fund: string;
      person: string;
    };
    minus: {
      label: string;
      keep: string;
      fund: string;
      first: string;
    };
    person: string;
    personHint: string;
    personMissing: string;
    note: string;
    noteHint: string;
    noteHintMinus: string;
    noteMissing: string;
    helpFirst: '{{name}}';
    toCall: string;
    afterwards: string;
    ends: string;
    waiting_one: string;
    waiting_other: '{{count}}';
    cheques_one: string;
    cheques_other: '{{count}}';
    stays: string;
    send: string;
    done: '{{name}}';
    failed: string;
  };
  company: {
    newcomer: {
      title: '{{name}}';
      text: '{{day}}';
      end: string;
    };
    companion: {
      title: string;
      text: string;
      until: '{{day}}';
      end: string;
    };
    call: string;
    callWho: '{{name}}';
    write: string;
    writeWho: '{{name}}';
    byDesk: string;
    endOf: '{{act}}{{name}}';
    ended: string;
    already: string;
    failed: string;
    profile: {
      title: string;
      welcomes: string;
      hint: string;
      saved: string;
      failed: string;
    };
    desk: {
      title: string;
      nobody: string;
      lead: '{{name}}';
      line: '{{companion}}{{newcomer}}';
      days: '{{since}}{{until}}';
      end: string;
      endOf: '{{companion}}{{newcomer}}';
      who: '{{name}}';
      whoMissing: string;
      busy_one: '{{name}}';
      busy_other: '{{count}}{{name}}';
      send: string;
      done: string;
      failed: string;
      noneWilling: string;
    };
  };
  connection: {
    offline: string;
    unreachable: string;
    since: '{{time}}';
    sinceDay: '{{moment}}';
    outdated: string;
    reload: string;
    unsent: {
      title_one: string;
      title_other: '{{count}}';
      text: string;
      stay: string;
      leave: string;
    };
  };
  course: {
    label: string;
    asked: {
      request: '{{day}}';
      offer: '{{day}}';
    };
    hidden: string;
    answered: {
      you: {
        open: string;
        'let-go': string;
        withdrawn: string;
      };
      they: {
        open: '{{who}}';
        'let-go': '{{who}}';
        withdrawn: '{{who}}';
      };
    };
    somebody: string;
    planned: {
      proposed: '{{day}}{{time}}';
      agreed: '{{day}}{{time}}';
      done: '{{day}}{{time}}';
      dropped: '{{day}}{{time}}';
      notDone: '{{day}}{{time}}';
    };
    done: {
      there: '{{hours}}';
      cancelled: '{{hours}}';
      reversed: '{{hours}}';
    };
    confirmed: '{{day}}';
    next: {
      planned: string;
      done: string;
      confirmed: string;
    };
    toCome: string;
  };
  'desk-work': {
    register: {
      title: string;
      lead: string;
      name: string;
      surname: string;
      phone: string;
      birthDate: string;
      birthHint: string;
      email: string;
      emailHint: string;
      locale: string;
      signed: string;
      signedOn: string;
      submit: string;
      failed: string;
      noSecond: string;
      incomplete: string;
      nameRequired: string;
      surnameRequired: string;
      signedRequired: string;
      emailTaken: string;
    };
    alike: {
      title: string;
      lead: string;
      member: '{{number}}';
      asks: string;
      asked: string;
      left: string;
      born: '{{day}}';
      look: string;
      readmit: string;
      readmitted: '{{name}}';
      readmitFailed: string;
      sure: string;
      back: string;
    };
    registered: {
      title: '{{name}}';
      text: '{{number}}';
      look: string;
      another: string;
    };
    card: {
      print: string;
      kind: string;
      number: '{{number}}';
      reach: '{{how}}';
    };
    desk: {
      note: '{{name}}';
      withoutEmail: string;
      failing: '{{day}}{{email}}';
      toInvite: '{{email}}';
      invited: '{{day}}{{email}}';
    };
    invite: {
      again: string;
      tooSoon: string;
      act: string;
      title: '{{name}}';
      text: string;
      email: string;
      submit: string;
      keep: string;
      done: '{{email}}';
      failed: string;
    };
    phone: {
      act: string;
      title: '{{name}}';
      field: string;
      save: string;
      keep: string;
      done: '{{name}}';
      failed: string;
    };
    memberNote: {
      title: string;
      about: '{{name}}';
      none: string;
      write: string;
      change: string;
      field: string;
      hint: string;
      save: string;
      keep: string;
      saved: string;
      notSaved: string;
    };
    call: {
      title: string;
      who: string;
      hint: string;
      lead: string;
      other: string;
      has: '{{hours}}{{name}}';
      owes: '{{hours}}{{name}}';
      even: '{{hours}}{{name}}';
      acts: string;
      gave: string;
      gaveText: string;
      received: string;
      receivedText: string;
      numberText: string;
      waits: string;
      nothing: string;
      confirm: string;
      forOther: '{{name}}';
      last: string;
      none: string;
      gaveLine: '{{activity}}{{day}}{{hours}}{{name}}';
      receivedLine: '{{activity}}{{day}}{{hours}}{{name}}';
      page: string;
      note: string;
      noteOf: '{{by}}{{day}}';
      noNote: string;
      write: string;
      writeHint: string;
      save: string;
      saved: string;
      notSaved: string;
      noteRequired: string;
    };
    statements: {
      title: string;
      lead: string;
      from: string;
      to: string;
      sinceLast: string;
      quarter: string;
      year: string;
      ofOne: '{{name}}';
      last: string;
      printOne: string;
      print: string;
      printMany_zero: string;
      printMany_one: string;
      printMany_other: '{{count}}';
      stayOut_one: string;
      stayOut_other: '{{count}}';
      withStill_one: string;
      withStill_other: '{{count}}';
      withEmail_one: string;
      withEmail_other: '{{count}}';
      noPhone: '{{email}}';
      addPhone: string;
      printed_zero: string;
      printed_one: string;
      printed_other: '{{count}}';
      failed: string;
      runs: string;
      run_one: '{{from}}{{to}}';
      run_other: '{{count}}{{from}}{{to}}';
      runBy: '{{moment}}{{name}}';
      noRun: string;
      allPeople: string;
    };
    sheet: {
      agreed: '{{day}}{{number}}';
      signed: '{{day}}{{number}}';
      title: '{{name}}';
      period: '{{from}}{{to}}';
      number: '{{number}}';
      opening: '{{hours}}';
      closing: '{{hours}}';
      printed: '{{day}}';
      day: string;
      with: string;
      what: string;
      hours: string;
      balance: string;
      performed: '{{day}}';
      reversed: string;
      recorded: '{{name}}';
      byDebtor: '{{name}}';
      byDesk: '{{name}}';
      basis: {
        paper: string;
        phone: string;
        present: string;
      };
      reversedBy: '{{name}}';
      empty: string;
      board: string;
      notice: {
        request: '{{day}}{{title}}';
        offer: '{{day}}{{title}}';
      };
      noticeState: {
        paused: string;
        hidden: string;
      };
      call: string;
      callAt: '{{phone}}';
      seal: '{{address}}{{code}}{{day}}';
    };
  };
  errors: {
    codes: {
      'invalid-input': string;
      'malformed-request': string;
      'method-not-allowed': string;
      'query-misspelt': string;
      'archive-invalid': string;
      'bank-known': string;
      'people-known': string;
      'bot-check-failed': string;
      'token-invalid': string;
      'token-expired': string;
      'token-used': string;
      'mail-too-soon': string;
      'password-wrong-or-reused': string;
      'credentials-unrecognised': string;
      'second-factor-needed': string;
      'code-unrecognised': string;
      'challenge-over': string;
      'second-factor-required': string;
      'second-factor-of-admin': string;
      'second-factor-unreadable': string;
      'passkey-unrecognised': string;
      'passkey-known': string;
      'scope-missing': string;
      'webhooks-full': string;
      'activities-full': string;
      'access-tokens-full': string;
      'passkeys-full': string;
      'second-factor-on': string;
      'second-factor-off': string;
      unauthenticated: string;
      forbidden: string;
      'email-not-verified': string;
      'already-verified': string;
      'email-only-by-owner': string;
      'already-member': string;
      'creditor-cannot-confirm': string;
      'debtor-cannot-reverse': string;
      'admin-not-removable': string;
      'bank-suspended': string;
      'room-closed': string;
      'room-in-use': string;
      'last-admin': string;
      'person-has-login': string;
      'own-decision': string;
      'person-without-login': string;
      'looks-like-another': string;
      'not-found': string;
      'email-unknown': string;
      'two-different-people': string;
      'not-a-newcomer': string;
      'not-willing': string;
      'too-many-newcomers': string;
      'card-number-taken': string;
      'card-number-was-used': string;
      'email-taken': string;
      'bank-name-taken': string;
      'already-requested': string;
      'already-decided': string;
      'admission-first': string;
      'already-recorded': string;
      'changed-meanwhile': string;
      'too-young': string;
      'desk-speaks-for-minor': string;
      'office-for-adults': string;
      'birth-date-missing': string;
      'fee-missing': string;
      'not-insured': string;
      'limit-reached': string;
      'fund-low': string;
      'share-off': string;
      'share-announced': string;
      'share-not-open': string;
      'share-booked': string;
      'day-over': string;
      'seen-outdated': string;
      'not-confirmed': string;
      'nothing-to-take-back': string;
      'cheque-unknown': string;
      'cheque-used': string;
      'cheque-void': string;
      'cheque-differs': string;
      'cheque-late': string;
      'proxy-is-creditor': string;
      'privacy-notice-changed': string;
      'notice-alike': string;
      'notice-closed': string;
      'too-many-notices': string;
      'already-over': string;
      'past-taking-back': string;
      'guests-not-asked': string;
      'too-early': string;
      'own-notice': string;
      'contact-through-desk': string;
      'reached-by-desk': string;
      'friend-needs-reason': string;
      'person-blocked': string;
      'thread-over': string;
      'too-many-messages': string;
      'too-many-threads': string;
      'asked-too-often': string;
      'too-many-answers': string;
      'not-their-delegate': string;
      'already-delegate': string;
      'delegate-of-two-bodies': string;
      'body-has-five': string;
      'delegate-of-three': string;
      'cheque-own': string;
      'not-of-this-bank': string;
      'already-started': string;
      'not-finished': string;
      'idempotency-key-reused': string;
      'too-large': string;
      'import-not-ready': string;
      'import-changed': string;
      'import-moved': string;
      'import-too-late': string;
      'sheet-empty': string;
      'sheet-too-long': string;
      'sheet-unreadable': string;
      'sheet-old-format': string;
      'sheet-locked': string;
      'unsupported-media-type': string;
      'too-many-requests': string;
      internal: string;
      unavailable: string;
      offline: string;
      unreadable: string;
    };
    fields: {
      required: string;
      invalid: string;
      'too-long': string;
      'email-invalid': string;
      'emails-differ': string;
      'password-weak': string;
      'password-common': string;
      'password-wrong': string;
      'code-wrong': string;
      'date-invalid': string;
      'date-future': string;
      'date-too-early': string;
      'hours-invalid': string;
      'same-person': string;
      'not-a-member': string;
      'not-a-member-then': string;
      'bank-unknown': string;
      'bank-not-linked': string;
      'activity-unknown': string;
      'activity-retired': string;
      'activity-off-board': string;
      'order-reversed': string;
      'rule-invalid': string;
      'gift-hours-invalid': string;
      'gift-too-large': string;
      'gifts-used-up': string;
      'notice-title': string;
      'date-past': string;
      'date-too-far': string;
      'bodies-only': string;
      'places-taken': string;
      'gift-below-band': string;
      'url-invalid': string;
      'facebook-url-invalid': string;
      'image-invalid': string;
      'one-side-only': string;
      'same-bank': string;
      taken: string;
    };
    fault: '{{id}}';
  };
  evening: {
    title: string;
    lead: string;
    back: string;
    print: string;
    paper: {
      title: string;
      what: string;
      printed: '{{day}}';
      card: string;
      name: string;
      hours: string;
      signature: string;
    };
    form: {
      title: string;
    };
    came: {
      label: string;
      gave: string;
      received: string;
    };
    with: {
      label: string;
      fund: string;
      person: string;
    };
    other: {
      gave: string;
      received: string;
    };
    hours: string;
    people: {
      label: string;
      search: string;
      own: '{{name}}';
      taken: '{{name}}';
      already: string;
      nobody: string;
      sum_zero: string;
      sum_one: '{{hours}}';
      sum_other: '{{count}}{{hours}}';
    };
    submit_zero: string;
    submit_one: string;
    submit_other: '{{count}}';
    ask: {
      title_one: string;
      title_other: '{{count}}';
      forFund_one: '{{hours}}';
      forFund_other: '{{count}}{{hours}}';
      gave_one: '{{hours}}{{name}}';
      gave_other: '{{count}}{{hours}}{{name}}';
      received_one: '{{hours}}{{name}}';
      received_other: '{{count}}{{hours}}{{name}}';
      text: string;
      back: string;
    };
    missing: {
      other: string;
      people: string;
      activity: string;
      note: string;
    };
    taken_one: string;
    taken_other: '{{count}}';
    takenText: string;
    failed: string;
    noSecond: string;
  };
  'everyday-words': {
    of: {
      '1': string;
      '2': string;
      '3': string;
      '4': string;
      '5': string;
      '6': string;
      '7': string;
      '8': string;
      '9': string;
      '10': string;
      '11': string;
      '12': string;
      '13': string;
      '14': string;
      '15': string;
      '16': string;
      '17': string;
      '18': string;
      '19': string;
      '20': string;
      '21': string;
      '22': string;
      '23': string;
      '24': string;
      '25': string;
      '26': string;
      '27': string;
      '28': string;
      '29': string;
      '30': string;
      '31': string;
      '32': string;
      '33': string;
      '34': string;
      '35': string;
      '36': string;
      '37': string;
      '38': string;
      '39': string;
      '40': string;
      '41': string;
      '42': string;
      '43': string;
    };
  };
  exchanges: {
    record: string;
    sentence: {
      movedToYou: '{{day}}{{hours}}{{name}}';
      movedFromYou: '{{day}}{{hours}}{{name}}';
      gaveYou: '{{day}}{{hours}}{{name}}';
      gaveYouAcross: '{{bank}}{{day}}{{hours}}{{name}}';
      youGave: '{{day}}{{hours}}{{name}}';
      youGaveAcross: '{{bank}}{{day}}{{hours}}{{name}}';
      balance: '{{from}}{{to}}';
      balanceOnceConfirmed: '{{from}}{{to}}';
    };
    act: {
      confirm: string;
      waiting: string;
      cancel: string;
    };
    thank: string;
    confirmed: string;
    confirmFailed: string;
    cancelled: string;
    cancelFailed: string;
    decided: {
      confirmed: '{{which}}';
      cancelled: '{{which}}';
      withOne: '{{hours}}{{name}}';
      between: '{{creditor}}{{debtor}}{{hours}}';
    };
    decidedElsewhere: string;
    undo: {
      reason: string;
      keep: string;
      cancel: {
        title: string;
        lost: '{{hours}}{{name}}';
        act: string;
      };
      reverse: {
        title: string;
        lost: '{{hours}}{{name}}';
        balance: '{{from}}{{to}}';
        act: string;
      };
    };
    columns: {
      with: string;
      details: string;
      date: string;
      creditor: string;
      creditorBank: string;
      debtor: string;
      debtorBank: string;
      description: string;
      hours: string;
      hand: string;
      creator: string;
      id: string;
      balanceAfter: string;
    };
    given: string;
    received: string;
    waiting: {
      title: string;
      which: '{{day}}{{hours}}{{name}}';
      waiting: string;
      since: '{{time}}';
      sinceDay: '{{moment}}';
      leaving: string;
      mayHaveArrived: string;
      recorded: string;
      sent: string;
      message: '{{name}}';
      answer: '{{name}}';
      refused: string;
      tooOld: string;
      throwAway: string;
      throwAwayWhich: '{{what}}';
    };
    pending: {
      title: string;
      caption: string;
      lead: string;
      empty: string;
      turn: string;
      turns: {
        all: string;
        debtor: string;
        creditor: string;
      };
      groups: {
        yours: string;
        theirs: string;
      };
      seeAll: string;
      newcomers_one: string;
      newcomers_other: '{{count}}';
      arrived_one: string;
      arrived_other: '{{count}}';
    };
    one: {
      title: '{{id}}';
      open: string;
      openIt: '{{id}}';
      openOf: '{{id}}{{name}}';
      hand: string;
      history: string;
      recordedBy: '{{name}}';
      confirmedBy: '{{name}}';
      byDesk: {
        paper: '{{name}}';
        phone: '{{name}}';
        present: '{{name}}';
      };
      cancelledBy: '{{name}}';
      takenBackBy: '{{name}}';
      reversedBy: '{{name}}';
      reason: '{{reason}}';
      repeat: string;
      reverse: string;
      gave: string;
      from: string;
      to: string;
      received: string;
      activity: string;
      note: string;
    };
    status: {
      pending: string;
      confirmed: string;
      cancelled: string;
      reversed: string;
    };
  };
  exporting: {
    act: string;
    busy: '{{size}}';
    done: '{{name}}';
    failed: string;
  };
  'failed-work': {
    back: string;
    title: string;
    lead: {
      mails: string;
      others: string;
    };
    which: string;
    works: {
      mails: string;
      others: string;
    };
    columns: {
      about: string;
      job: string;
      recipient: string;
      failedAt: string;
      tries: string;
      answer: string;
      acts: string;
    };
    orders: {
      ascending: string;
      descending: string;
    };
    noRecipient: string;
    noAnswer: string;
    empty: {
      mails: string;
      others: string;
    };
    emptyText: string;
    retry: {
      act: string;
      done: {
        mails: string;
        others: string;
      };
      failed: string;
      settled: string;
    };
    all: {
      act: string;
      ask: string;
      text: string;
      done_one: '{{count}}';
      done_other: '{{count}}';
    };
    about: {
      account: string;
      address: string;
      membership: string;
      trust: string;
      exchange: string;
      bankDesk: string;
      application: string;
      portalDesk: string;
      notice: string;
      appointment: string;
      ask: string;
      digest: string;
      thanks: string;
      message: string;
      bulletin: string;
      reminder: string;
      seals: string;
    };
    jobs: {
      makeExchanges: string;
      undoExchanges: string;
      invitations: string;
      welcomeHours: string;
      checkImport: string;
      runImport: string;
      undoImport: string;
      askIfDone: string;
      remind: string;
      tellMessages: string;
      digest: string;
      askAgain: string;
      push: string;
      sealing: string;
      backup: string;
      backupLetter: string;
      booksCheck: string;
      booksLetter: string;
      cleaning: string;
      unknown: '{{kind}}';
    };
  };
  fees: {
    title: '{{year}}';
    year: string;
    laid: {
      title: '{{year}}';
      lead: string;
      by: '{{day}}';
      change: string;
      dueOn: string;
      amount: '{{group}}';
      words: string;
      euroMissing: string;
      save: string;
      saved: string;
      failed: string;
      meanwhile: string;
    };
    groups: {
      ordinary: string;
      reduced: string;
      minor: string;
      body: string;
    };
    sums: {
      received_one: '{{count}}{{euro}}';
      received_other: '{{count}}{{euro}}';
      due_one: '{{count}}{{euro}}';
      due_other: '{{count}}{{euro}}';
      waived_one: '{{count}}';
      waived_other: '{{count}}';
    };
    views: {
      label: string;
      due: string;
      received: string;
      waived: string;
    };
    due: {
      none: string;
      who: string;
      all: string;
      noneOf: string;
      on: string;
      how: string;
      send: string;
      whoMissing: string;
      howMissing: string;
      failed: string;
      left: '{{day}}';
      erased: string;
      others_one: string;
      others_other: '{{count}}';
    };
    ways: {
      cash: string;
      transfer: string;
    };
    done: {
      received_one: '{{from}}';
      received_other: '{{count}}{{from}}{{to}}';
      waived_one: string;
      waived_other: '{{count}}';
      grouped_one: '{{group}}';
      grouped_other: '{{count}}{{group}}';
      print: string;
    };
    waive: {
      act: string;
      title_one: '{{year}}';
      title_other: '{{count}}{{year}}';
      reason: string;
      reasonHint: string;
      reasonMissing: string;
      failed: string;
      again: string;
      againOf: '{{name}}';
      none: string;
    };
    group: {
      act: string;
      title_one: string;
      title_other: '{{count}}';
      label: string;
      save: string;
      failed: string;
    };
    received: {
      none: string;
      receipt: '{{receipt}}';
      print: string;
      printOf: '{{name}}';
      printAll: string;
      void: string;
      voidOf: '{{name}}';
      voidTitle: '{{receipt}}';
      voidText: string;
      voidAct: string;
      voided: string;
      voidFailed: string;
      voidedList_one: '{{count}}';
      voidedList_other: '{{count}}';
      takenBack: string;
      brought: string;
      takeBackFailed: string;
    };
    paper: {
      title: '{{receipt}}';
      text: '{{day}}{{euro}}{{how}}{{name}}{{year}}';
      cash: string;
      transfer: string;
      vat: '{{vat}}';
      sign: '{{bank}}';
    };
    remind: {
      title: string;
      act: string;
      sent: '{{day}}';
      ask: string;
      goes_one: string;
      goes_other: '{{count}}';
      byDesk_one: string;
      byDesk_other: '{{count}}';
      send: string;
      done: string;
      failed: string;
    };
    own: {
      title: string;
      line: {
        due: '{{day}}{{euro}}{{year}}';
        received: '{{day}}{{euro}}{{receipt}}{{year}}';
        brought: '{{day}}{{euro}}{{year}}';
        waived: '{{year}}';
      };
      nobody: string;
    };
    letter: {
      subject: '{{bank}}{{year}}';
      lead: '{{bank}}{{day}}{{year}}';
      rest: string;
      button: string;
      closing: string;
      closing_phone: '{{phone}}';
    };
  };
  finding: {
    title: string;
    lead: string;
    search: string;
    found_one: string;
    found_other: '{{count}}';
    andMore_one: '{{named}}';
    andMore_other: '{{count}}{{named}}';
    offers: '{{titles}}';
    saysNothing: string;
    call: string;
    callWho: '{{who}}';
    callDesk: string;
    callDeskFor: '{{who}}';
    throughDesk: string;
    write: string;
    writeWho: '{{who}}';
    writeAbout: '{{title}}';
    plan: string;
    planWho: '{{who}}';
    canDo: string;
    onBoard: string;
    reach: {
      portal: string;
      here: string;
      phone: string;
      desk: string;
    };
    gone: string;
    all: string;
    nobodyYet: string;
    nobodyYetText: string;
    beFound: string;
    nobodyCan: '{{words}}';
    noNotice: '{{words}}';
    ask: string;
    can_one: string;
    can_other: '{{count}}';
    seeAll: '{{count}}';
    own: {
      title: string;
      lead: string;
      findable: string;
      findableHint: string;
      findableNotSaid: string;
      contact: string;
      contacts: {
        portal: string;
        here: string;
        phone: string;
        desk: string;
      };
      gives: string;
      phone: string;
      email: string;
      saved: string;
      failed: string;
    };
  };
  'first-steps': {
    title: string;
    lead: string;
    count: '{{count}}{{of}}';
    done: string;
    open: string;
    away: string;
    putAway: string;
    putAwayDetail: string;
    putAwayFailed: string;
    steps: {
      administrators: {
        title: string;
        hint: string;
        hintAlone: string;
        act: string;
        actAlone: string;
      };
      place: {
        title: string;
        hint: string;
        act: string;
      };
      members: {
        title: string;
        hint: string;
        act: string;
        second: string;
      };
      skills: {
        title: string;
        hint: string;
      };
      requests: {
        title: string;
        hint: string;
        act: string;
        next: string;
      };
      exchange: {
        title: string;
        hint: string;
        act: string;
      };
      pairs: {
        title: string;
        hint: string;
        act: string;
      };
    };
  };
  frame: {
    portal: string;
    version: '{{version}}';
    privacy: string;
    accessibility: string;
    unread: string;
    personMenu: '{{name}}';
    logout: string;
    administration: string;
    toBank: string;
    toPersonalHome: string;
    portalDesk: string;
    portalBanks: string;
    portalHealth: string;
    member: {
      pending: string;
      profile: string;
      searchBank: string;
      myBank: string;
      help: string;
    };
    places: {
      home: string;
      board: string;
      record: string;
      exchanges: string;
      messages: string;
    };
    views: {
      history: string;
      year: string;
      conversations: string;
      agenda: string;
    };
    back: {
      people: string;
      notice: string;
      profile: string;
    };
    bank: {
      home: string;
      members: string;
      exchanges: string;
      pending: string;
      guide: string;
      newExchange: string;
      network: string;
      profile: string;
    };
    bankTabs: {
      home: string;
      members: string;
      pending: string;
      exchanges: string;
      newExchange: string;
      network: string;
    };
    search: string;
    broken: {
      title: string;
      text: string;
      offline: string;
      act: string;
    };
    unreadNews_one: string;
    unreadNews_other: '{{count}}';
  };
  fund: {
    title: string;
    lead: string;
    balance: string;
    low: '{{low}}';
    lowBrought: '{{from}}{{low}}{{span}}';
    waiting_one: '{{hours}}';
    waiting_other: '{{count}}{{hours}}';
    seeWaiting: string;
    alone: string;
    year: string;
    cameIn: string;
    wentOut: string;
    nothing: string;
    kinds: {
      service: string;
      gift: string;
      share: string;
      opening: string;
      settlement: string;
    };
    moves: string;
    noMoves: string;
    noMovesText: string;
    give: string;
    share: string;
    lesson: string;
    gift: {
      deskTitle: string;
      deskText: string;
      ownTitle: string;
      ownText: string;
      target: string;
      toFund: string;
      toPerson: string;
      person: string;
      personMissing: string;
      hours: string;
      hoursHint: string;
      note: string;
      noteHint: string;
      noteMissing: string;
      send: string;
      done: '{{hours}}';
      waits: string;
      waitsForAnother: string;
      waitsForFund: string;
      failed: string;
      noSecond: string;
    };
    lessons: {
      title: string;
      text: string;
      giver: string;
      receivers: string;
      giverGets: string;
      giverGetsHint: '{{preparation}}';
      giverGetsHintPlain: string;
      sum: '{{count}}{{given}}{{teacher}}{{toFund}}';
      missing: {
        giver: string;
        receivers: string;
      };
      send: string;
      done: '{{toFund}}';
      teacherWaits: string;
      failed: string;
      noSecond: string;
    };
    mine: {
      title: string;
      text: string;
      give: string;
      office: string;
    };
    office: {
      title: string;
      text: string;
      send: string;
      done: string;
      failed: string;
      noSecond: string;
    };
  };
  grammar: {
    hours: {
      hours: '{{h}}';
      minutes: '{{m}}';
      both: '{{h}}{{mm}}';
      thousands: string;
    };
    days: {
      table: '{{d}}{{m}}{{y}}';
      on: '{{day}}';
      on_8: '{{day}}';
      on_11: '{{day}}';
      until: '{{day}}';
      until_8: '{{day}}';
      until_11: '{{day}}';
      since: '{{day}}';
      since_8: '{{day}}';
      since_11: '{{day}}';
      moment: '{{day}}{{time}}';
    };
    names: {
      actsFor: string;
    };
    rhythms: {
      week: '{{day}}{{time}}';
      fortnight: '{{day}}{{time}}';
      month_1: '{{day}}{{time}}';
      month_2: '{{day}}{{time}}';
      month_3: '{{day}}{{time}}';
      month_4: '{{day}}{{time}}';
      month_5: '{{day}}{{time}}';
      month_1_sunday: '{{day}}{{time}}';
      month_2_sunday: '{{day}}{{time}}';
      month_3_sunday: '{{day}}{{time}}';
      month_4_sunday: '{{day}}{{time}}';
      month_5_sunday: '{{day}}{{time}}';
    };
    typed: {
      hours: string;
      minutes: string;
    };
  };
  health: {
    title: string;
    lead: string;
    verdict: {
      fine: string;
      watch: string;
      broken: string;
    };
    again: string;
    about: '{{since}}{{time}}{{version}}';
    list: string;
    maintenance: {
      title: string;
      lead: string;
      none: string;
      when: '{{day}}{{from}}{{to}}';
      announce: string;
      form: {
        title: string;
        day: string;
        from: string;
        to: string;
        toHint: string;
        note: string;
        noteHint: string;
        send: string;
        done: string;
        failed: string;
        past: string;
        time: string;
      };
      off: {
        button: string;
        title: string;
        text: '{{when}}';
        act: string;
        done: string;
        failed: string;
      };
    };
    states: {
      fine: string;
      watch: string;
      broken: string;
    };
    parts: {
      work: string;
      mail: string;
      jobs: string;
      database: string;
      backup: string;
      sending: string;
      books: string;
      seals: string;
      disk: string;
    };
    toFailed: {
      mail: string;
      jobs: string;
    };
    work: {
      fine: string;
      broken: '{{time}}';
    };
    mail: {
      fine: string;
      watch_one: '{{count}}';
      watch_other: '{{count}}';
      broken: '{{time}}';
    };
    jobs: {
      fine: string;
      watch_one: '{{count}}';
      watch_other: '{{count}}';
    };
    database: {
      fine: '{{size}}{{version}}';
    };
    backup: {
      fine: '{{day}}{{size}}';
      encrypted: string;
      none: string;
      off: string;
      broken: '{{day}}';
    };
    sending: {
      fine: '{{day}}';
      none: string;
      broken: '{{day}}';
    };
    books: {
      fine: '{{day}}';
      none: string;
      watch: '{{day}}';
      broken_one: '{{count}}{{day}}';
      broken_other: '{{count}}{{day}}';
    };
    seals: {
      fine: '{{day}}';
      none: string;
      watch: '{{day}}';
    };
    disk: {
      fine: '{{free}}{{share}}';
      watch: '{{free}}{{share}}';
      broken: '{{free}}';
    };
    time: {
      minutes_one: '{{count}}';
      minutes_other: '{{count}}';
      hours_one: '{{count}}';
      hours_other: '{{count}}';
      days_one: '{{count}}';
      days_other: '{{count}}';
    };
  };
  help: {
    title: string;
    lead: string;
    record: {
      question: string;
      answer: string;
      received: string;
      act: string;
    };
    board: {
      question: string;
      answer: string;
      act: string;
    };
    days: {
      question: string;
      answer: string;
      act: string;
    };
    company: {
      question: string;
      answer: string;
      act: string;
    };
    messages: {
      question: string;
      answer: string;
      act: string;
    };
    bulletins: {
      question: string;
      answer: string;
      act: string;
    };
    mistake: {
      question: string;
      answer: string;
      later: string;
      act: string;
    };
    negative: {
      question: string;
      answer: string;
    };
    password: {
      question: string;
      answer: string;
      act: string;
    };
    ask: {
      question: string;
      answer: string;
      hours: string;
      noBank: string;
      call: '{{phone}}';
      write: '{{email}}';
      act: string;
    };
    status: {
      question: string;
      answer: string;
      act: string;
    };
    data: {
      question: string;
      answer: string;
      administrators: string;
      act: string;
    };
  };
  home: {
    tab: string;
    hello: '{{name}}';
    balance: string;
    madeOf: '{{given}}{{received}}';
    todo: string;
    nothingWaits: string;
    settled: string;
    newcomers_one: string;
    newcomers_other: '{{count}}';
    all: '{{count}}';
    more_one: string;
    more_other: '{{count}}';
    cards: {
      record: {
        title: string;
        text: string;
      };
      mine: {
        title: string;
        text: string;
      };
      pending: {
        title: string;
        text: string;
      };
    };
    agenda: {
      title: string;
      all: string;
      today: string;
      tomorrow: string;
      with: '{{who}}';
    };
    requests: {
      title: string;
      board: string;
      can: string;
      about: '{{hours}}';
      until: '{{day}}';
      none: string;
      seek: string;
      taken: '{{places}}{{taken}}';
    };
    latest: {
      title: string;
      all: string;
      repeat: string;
      repeatIt: '{{activity}}{{name}}';
    };
    turn: string;
    fresh: {
      lead: '{{bank}}{{number}}';
      first: string;
      need: {
        title: string;
        text: string;
        act: string;
      };
      skills: {
        title: string;
        text: string;
        act: string;
      };
      people: {
        title: string;
        count_one: string;
        count_other: '{{count}}';
        phone: string;
        act: string;
      };
      balance: '{{balance}}';
      how: string;
    };
  };
  imports: {
    title: string;
    toMembers: string;
    lines_one: '{{count}}';
    lines_other: '{{count}}';
    steps: {
      label: string;
      file: string;
      columns: string;
      doubtful: string;
      figures: string;
      run: string;
    };
    states: {
      read: string;
      mapped: string;
      checking: string;
      checked: string;
      running: string;
      done: string;
      undoing: string;
      undone: string;
    };
    kinds: {
      people: string;
      balances: string;
      history: string;
    };
    presets: {
      timeoverflow: string;
      'timeoverflow-plain': string;
      komunitin: string;
      chatbdt: string;
      openbdt: string;
      own: string;
    };
    fields: {
      number: string;
      fullName: string;
      surname: string;
      name: string;
      email: string;
      phone: string;
      otherPhone: string;
      birthDate: string;
      sex: string;
      joinedOn: string;
      memberKind: string;
      address: string;
      taxCode: string;
      representedBy: string;
      signedOn: string;
      fee: string;
      feeOn: string;
      feeYear: string;
      balance: string;
      hoursGiven: string;
      hoursReceived: string;
      day: string;
      giver: string;
      receiver: string;
      duration: string;
      note: string;
      memberNote: string;
      category: string;
      state: string;
    };
    file: {
      title: string;
      lead: string;
      choose: string;
      reading: string;
      hint: string;
      promise: string;
      tooLarge: string;
      failed: string;
    };
    before: {
      title: string;
      by: '{{moment}}{{name}}';
    };
    columns: {
      title: string;
      kind: string;
      read_one: '{{count}}{{file}}';
      read_other: '{{count}}{{file}}';
      recognised: '{{program}}';
      sheet: '{{count}}{{sheet}}';
      sheetAgain: string;
      sheetLabel: string;
      sheetLines_one: '{{count}}{{name}}';
      sheetLines_other: '{{count}}{{name}}';
      merged: '{{lines}}';
      named: '{{header}}';
      nth: '{{nth}}';
      leaveOut: string;
      noValues: string;
      nameOrder: string;
      unit: string;
      openedOn: string;
      openedOnHint: string;
      feeYear: string;
      feeYearHint: string;
      more: string;
      headerLine: string;
      headerLineHint: string;
      go: string;
      failed: string;
      needed: {
        people: string;
        balances: string;
        history: string;
      };
    };
    nameOrders: {
      'surname-first': string;
      'given-first': string;
    };
    units: {
      hours: string;
      minutes: string;
      seconds: string;
    };
    times: {
      title: '{{time}}';
      example: '{{line}}{{text}}';
      clock: '{{clock}}{{time}}';
      decimal: '{{decimal}}{{time}}';
      mixed: '{{clock}}{{halfHours}}{{half}}{{time}}';
    };
    doubtful: {
      lead_one: string;
      lead_other: '{{count}}';
      left: string;
      all: string;
      allDone_one: string;
      allDone_other: '{{count}}';
      allBodies: string;
      allPeople: string;
      line: '{{line}}{{name}}';
      inFile: string;
      inPortal: string;
      question: string;
      orOut: string;
      cell: '{{field}}{{text}}';
      personOrBody: '{{name}}';
      person: string;
      body: string;
      noDay: string;
      named: '{{name}}';
      asWritten: '{{name}}';
      same: '{{name}}';
      new: string;
      newBody: string;
      skip: string;
      more: string;
      go: string;
      failed: string;
    };
    figures: {
      title: string;
      checking: string;
      progress: '{{done}}{{total}}';
      people_one: '{{count}}';
      people_other: '{{count}}';
      nobody: string;
      bodies_one: string;
      bodies_other: '{{count}}';
      same_one: string;
      same_other: '{{count}}';
      openedBefore_one: string;
      openedBefore_other: '{{count}}';
      back_one: string;
      back_other: '{{count}}';
      ask_one: string;
      ask_other: '{{count}}';
      look: string;
      sums: '{{minus}}{{plus}}';
      difference: '{{hours}}';
      even: string;
      fees_one: '{{count}}{{euro}}';
      fees_other: '{{count}}{{euro}}';
      feesWaived_one: '{{count}}';
      feesWaived_other: '{{count}}';
      feesBefore_one: string;
      feesBefore_other: '{{count}}';
      past_one: '{{hours}}';
      past_other: '{{count}}{{hours}}';
      pastKnown_one: string;
      pastKnown_other: '{{count}}';
      pastAll_one: string;
      pastAll_other: '{{count}}';
      mismatches_one: string;
      mismatches_other: '{{count}}';
      mismatch: '{{name}}{{opening}}{{past}}';
      left_one: string;
      left_other: '{{count}}';
      leftLine: '{{line}}';
      byChoice: string;
      leftRest: string;
      marked_one: string;
      marked_other: '{{count}}';
      tick: '{{hours}}';
      tickFrom: '{{from}}{{hours}}';
      tickHint: string;
      tickMissing: string;
      promise: string;
      run: string;
      back2: string;
      outdated: string;
      decided: string;
      checkAgain: string;
      checkFailed: string;
      failed: string;
    };
    rows: {
      title_one: string;
      title_other: '{{count}}';
      lead: string;
      caption: string;
      none: string;
      line: string;
      of: '{{line}}';
      number: string;
      hours: string;
      born: string;
      plan: string;
      body: '{{kind}}';
      bodySigned: '{{day}}{{kind}}{{signer}}';
      plans: {
        new: string;
        same: string;
        join: string;
        skip: string;
        ask: string;
      };
    };
    fees: {
      groups: {
        ordinary: string;
        reduced: string;
        minor: string;
        body: string;
      };
      line: {
        received: '{{day}}{{euro}}{{year}}';
        receivedGroup: '{{day}}{{year}}';
        waived: '{{year}}';
        due: '{{group}}{{year}}';
      };
    };
    mend: {
      act: string;
      actOn: '{{who}}';
      inFile: '{{text}}';
      submit: string;
      keep: string;
      done: '{{line}}';
      failed: string;
    };
    drop: {
      act: string;
      kept: '{{count}}';
      title: '{{file}}';
      text: string;
      keep: string;
      done: '{{file}}';
      failed: string;
    };
    run: {
      running: string;
      undoing: string;
      progress: '{{done}}{{total}}';
      leave: string;
      done: string;
      undone: string;
      undoneText: string;
      created_one: string;
      created_other: '{{count}}';
      joined_one: string;
      joined_other: '{{count}}';
      booked_one: string;
      booked_other: '{{count}}';
      fee_one: string;
      fee_other: '{{count}}';
      same_one: string;
      same_other: '{{count}}';
      noted_one: string;
      noted_other: '{{count}}';
      left_one: string;
      left_other: '{{count}}';
      letters: string;
      bodies_one: string;
      bodies_other: string;
      bodiesText: string;
      bodiesLink: string;
      members: string;
      another: string;
      undoable: '{{day}}{{time}}';
      undo: string;
      undoTitle: string;
      undoText: string;
      undoFailed: string;
      keep: string;
    };
    report: {
      whole: string;
      before: string;
      left: string;
      file: string;
      leftFile: string;
      failed: string;
    };
    problems: {
      'name-missing': string;
      'person-unclear': string;
      'twice-in-file': string;
      'number-taken': string;
      'founder-gives-way': string;
      'founder-renumbered': string;
      'number-unreadable': string;
      'refused-by-the-books': string;
      'changed-since': string;
      'total-line': string;
      'time-unclear': string;
      'birth-unclear': string;
      'person-or-body': string;
      'two-people': string;
      'maybe-gone': string;
      'maybe-fund': string;
      'not-a-person': string;
      'name-odd': string;
      'body-room-closed': string;
      'body-business': string;
      'signer-missing': string;
      'signed-on-missing': string;
      'signed-on-wrong': string;
      'tax-code-too-long': string;
      'for-people-only': string;
      'person-unknown': string;
      'name-alone': string;
      'by-invitation': string;
      'hours-unreadable': string;
      'hours-missing': string;
      'day-unreadable': string;
      'not-active': string;
      'opening-exists': string;
      'own-balance': string;
      'email-unreadable': string;
      'email-shared': string;
      'birth-date-unreadable': string;
      'joined-on-unreadable': string;
      'fee-unreadable': string;
      'fee-day-missing': string;
      'fee-day-wrong': string;
      'fee-year-wrong': string;
      'fee-year-not-laid': string;
      'fee-room-closed': string;
      'fee-exists': string;
      'text-cut': string;
      'title-left-out': string;
      'giver-unknown': string;
      'receiver-unknown': string;
    };
    bodyKinds: {
      association: string;
      town: string;
      parish: string;
      school: string;
      care: string;
      other: string;
    };
    consequences: {
      'email-unreadable': string;
      'email-shared': string;
      'number-taken': string;
      'number-unreadable': string;
      'birth-date-unreadable': string;
      'joined-on-unreadable': string;
      'fee-unreadable': string;
      'fee-day-missing': string;
      'fee-day-wrong': string;
      'fee-year-wrong': string;
      'tax-code-too-long': string;
      'for-people-only': string;
    };
  };
  insured: {
    title: string;
    volunteers: string;
    policy: {
      none: string;
      add: string;
      change: string;
      one: '{{insurer}}{{number}}';
      span: '{{from}}{{to}}';
      which: string;
      covers: {
        all: string;
        some: string;
      };
    };
    form: {
      insurer: string;
      number: string;
      from: string;
      to: string;
      covers: string;
      options: {
        all: string;
        some: string;
      };
      save: string;
      saved: string;
      failed: string;
      meanwhile: string;
      insurerMissing: string;
      numberMissing: string;
      coversMissing: string;
    };
    choose: {
      act: string;
      who: string;
      on: string;
    };
    list: {
      day: string;
      since: '{{day}}';
      count_one: '{{count}}';
      count_other: '{{count}}';
      nobody: string;
      noBirthDate: string;
      noTaxCode: string;
      missing_one: string;
      missing_other: '{{count}}';
      print: string;
      printFailed: string;
      invalid: string;
    };
    paper: {
      title: '{{day}}';
      birth: string;
    };
    words: {
      title: string;
      columns: {
        from: string;
        to: string;
        change: string;
      };
      change: {
        came: string;
        went: string;
      };
    };
    columns: {
      line: string;
      number: string;
      surname: string;
      name: string;
      birthDate: string;
      birthPlace: string;
      taxCode: string;
      residence: string;
      share: string;
      admittedOn: string;
      resolution: string;
      metOn: string;
      metBy: string;
      since: string;
      until: string;
      endedWhy: string;
    };
  };
  invitations: {
    title: string;
    waiting_one: string;
    waiting_other: '{{count}}';
    invited_one: '{{arrived}}';
    invited_other: '{{arrived}}{{count}}';
    withoutAddress_one: string;
    withoutAddress_other: '{{count}}';
    perDay: string;
    letters_one: '{{count}}';
    letters_other: '{{count}}';
    later: '{{moment}}';
    send: string;
    choose: string;
    question_one: string;
    question_other: '{{count}}';
    sendMany_zero: string;
    sendMany_one: string;
    sendMany_other: '{{count}}';
    keep: string;
    people: string;
    few: '{{count}}';
    all: '{{count}}';
    none: string;
    nobody: string;
    to: '{{names}}';
    toMore_one: '{{names}}';
    toMore_other: '{{count}}{{names}}';
    days_one: string;
    days_other: '{{count}}{{perDay}}';
    minute_one: string;
    minute_other: string;
    leavesIn_one: '{{seconds}}';
    leavesIn_other: '{{count}}{{seconds}}';
    leaving_one: string;
    leaving_other: '{{count}}';
    stop: string;
    stopped: string;
    alreadyLeft: string;
    pause: string;
    goOn_one: string;
    goOn_other: '{{count}}';
    chooseAnew: string;
    paused_one: string;
    paused_other: '{{count}}';
    next_zero: string;
    next_one: '{{moment}}';
    next_other: '{{count}}{{moment}}';
    failed: string;
  };
  joining: {
    title: string;
    lead: string;
    search: string;
    today: '{{day}}{{name}}';
    columns: {
      requestedAt: string;
      decide: string;
    };
    accept: string;
    deny: string;
    accepted: '{{name}}';
    acceptFailed: string;
    denied: '{{name}}';
    denyFailed: string;
    decided: {
      accepted: '{{name}}';
      denied: '{{name}}';
      gone: '{{name}}';
    };
    newcomers_one: string;
    newcomers_other: '{{count}}';
    decidedElsewhere: string;
    denyQuestion: {
      title: '{{name}}';
      text: string;
      act: string;
      keep: string;
    };
    empty: string;
    emptyText: string;
    nobodyFound: string;
    nobodyFoundText: string;
    interview: {
      act: string;
      done: '{{day}}';
      doneBy: '{{by}}{{day}}';
      about: '{{name}}';
      on: string;
      by: string;
      save: string;
      saved: string;
      failed: string;
      minutes: string;
      lead: string;
    };
  };
  landing: {
    meta: {
      title: string;
      description: string;
    };
    nav: {
      what: string;
      who: string;
      how: string;
      values: string;
      why: string;
      login: string;
    };
    hero: {
      title: string;
      titleEnd: string;
      lead: string;
      join: string;
      how: string;
      drawing: string;
      hours: string;
    };
    what: {
      title: string;
      lead: string;
      people: string;
      portal: string;
      example: {
        title: string;
        story: string;
        giver: string;
        gains: string;
        taker: string;
        spends: string;
        hours: string;
        sum: string;
      };
    };
    who: {
      title: string;
      lead: string;
      elder: {
        name: string;
        text: string;
      };
      newcomer: {
        name: string;
        text: string;
      };
      family: {
        name: string;
        text: string;
      };
      student: {
        name: string;
        text: string;
      };
    };
    how: {
      title: string;
      lead: string;
      join: {
        name: string;
        text: string;
      };
      agree: {
        name: string;
        text: string;
      };
      record: {
        name: string;
        text: string;
      };
      spend: {
        name: string;
        text: string;
      };
    };
    values: {
      title: string;
      lead: string;
      equality: {
        name: string;
        text: string;
      };
      trust: {
        name: string;
        text: string;
      };
      reciprocity: {
        name: string;
        text: string;
      };
      closeness: {
        name: string;
        text: string;
      };
    };
    why: {
      title: string;
      lead: string;
      help: string;
      useful: string;
      neighbours: string;
      clear: string;
      noBank: string;
    };
    privacy: {
      title: string;
      lead: string;
      open: string;
      which: {
        name: string;
        text: string;
      };
      purpose: {
        name: string;
        text: string;
      };
      seen: {
        name: string;
        text: string;
      };
      kept: {
        name: string;
        text: string;
      };
      browser: {
        name: string;
        text: string;
      };
      rights: {
        name: string;
        text: string;
      };
      who: {
        name: string;
        text: string;
      };
    };
  };
  letters: {
    failing: {
      text: '{{email}}';
      correct: string;
    };
    title: {
      'confirm-exchange': string;
      'stop-letters': string;
      'ask-yes': string;
      'ask-not-now': string;
      'renew-notice': string;
      'close-notice': string;
      'accept-first-day': string;
      'accept-second-day': string;
      'accept-third-day': string;
      'agree-arrangement': string;
      'keep-account': string;
      'agree-standing': string;
      'done-arrangement': string;
      'done-arrangement-less': string;
      'not-done-arrangement': string;
      attend: string;
      'reply-message': string;
      link: string;
    };
    confirm: {
      thank: '{{name}}';
      button: '{{hours}}';
      moves: '{{hours}}{{name}}';
      wrong: string;
      look: string;
      done: '{{balance}}{{name}}';
      confirmed: string;
      cancelled: string;
      reversed: string;
      left: string;
    };
    notice: {
      'ask-yes': {
        lead: '{{title}}{{who}}';
        words: string;
        button: string;
        done: '{{who}}';
      };
      'ask-not-now': {
        lead: '{{title}}{{who}}';
        button: string;
        done: string;
      };
      'renew-notice': {
        lead: '{{title}}';
        button: string;
        done: '{{title}}';
      };
      'close-notice': {
        lead: '{{title}}';
        button: string;
        done: '{{title}}';
      };
      over: string;
    };
    day: {
      lead: {
        request: '{{title}}{{who}}';
        offer: '{{title}}{{who}}';
      };
      says: '{{text}}{{who}}';
      yes: '{{day}}{{time}}';
      sure: string;
      look: string;
      agreed: '{{day}}{{time}}';
      reached: '{{who}}';
      isOver: string;
      over: string;
    };
    message: {
      lead: '{{who}}';
      about: '{{title}}';
      field: '{{who}}';
      send: string;
      once: string;
      done: '{{who}}';
      over: string;
    };
    appointment: {
      when: '{{day}}{{time}}';
      length: '{{length}}';
      repeats: '{{rhythm}}';
      first: '{{day}}';
      last: '{{day}}';
      skip: string;
      place: '{{place}}';
      belowBand: '{{after}}{{low}}';
      gives: '{{who}}';
      receives: '{{who}}';
      agree: string;
      agreed: '{{who}}';
      done: '{{length}}';
      recorded: '{{length}}{{who}}';
      confirmed: '{{length}}';
      recordedBy: '{{by}}{{length}}';
      notDone: string;
      wasNotDone: '{{who}}';
      over: string;
    };
    keep: {
      lead: string;
      button: string;
      done: string;
      over: string;
    };
    stop: {
      others: string;
    };
    topics: {
      reminders: {
        name: string;
        hint: string;
        stop: string;
        button: string;
        stopped: string;
      };
      board: {
        name: string;
        hint: string;
        stop: string;
        button: string;
        stopped: string;
      };
      appointments: {
        name: string;
        hint: string;
        stop: string;
        button: string;
        stopped: string;
      };
      messages: {
        name: string;
        hint: string;
        stop: string;
        button: string;
        stopped: string;
      };
      thanks: {
        name: string;
        hint: string;
        stop: string;
        button: string;
        stopped: string;
      };
      bulletins: {
        name: string;
        hint: string;
        stop: string;
        button: string;
        stopped: string;
      };
    };
    cadences: {
      weekly: string;
      'at-once': string;
      never: string;
      'day-before': string;
    };
    card: {
      title: string;
      lead: string;
      saved: string;
      failed: string;
    };
    push: {
      title: string;
      lead: string;
      states: {
        on: string;
        off: string;
        denied: string;
        unsupported: string;
      };
      turnOn: string;
      turnOff: string;
      notTurnedOn: string;
      notTurnedOff: string;
    };
    asking: {
      title: string;
      lead: string;
      may: string;
      mayHint: string;
      done: string;
      doneHint: string;
      saved: string;
      failed: string;
    };
    suspended: {
      title: string;
      text: string;
    };
    trouble: {
      invalid: string;
      expired: string;
      instead: string;
      login: string;
    };
    toExchanges: string;
    toMessages: string;
    toBoard: string;
    toAppointments: string;
    toLetters: string;
    toProfile: string;
    meanwhile: string;
    failed: string;
  };
  limits: {
    whoNeedsHelp: string;
    after: '{{after}}{{low}}';
    canConfirm: string;
    isBelow: '{{hours}}';
    isBelowZero: string;
    stops: '{{after}}{{low}}';
    home: {
      below: '{{low}}';
      above: '{{balance}}';
    };
    desk: {
      title: string;
      band: '{{high}}{{low}}{{name}}';
      exception: '{{high}}{{low}}';
      change: string;
      own: string;
      end: string;
      history: string;
      entry: '{{bounds}}{{by}}{{day}}{{note}}';
      bounds: '{{high}}{{low}}';
      boundsUntil: '{{high}}{{low}}{{until}}';
      asOthers: string;
      formTitle: '{{name}}';
      formText: string;
      low: string;
      high: string;
      hoursHint: string;
      until: string;
      untilHint: string;
      note: string;
      noteHint: string;
      noteMissing: string;
      save: string;
      saved: string;
      ended: string;
      failed: string;
      endTitle: string;
      endText: '{{high}}{{low}}{{name}}';
      endNote: string;
      keep: string;
      below: '{{after}}{{low}}{{name}}';
      reason: string;
    };
  };
  'mail-accounts': {
    'verify-email': {
      subject: string;
      lead: '{{portal}}';
      rest: '{{until}}';
      button: string;
      closing: string;
    };
    'reset-password': {
      subject: string;
      lead: '{{portal}}';
      rest: '{{until}}';
      button: string;
      closing: string;
    };
    invitation: {
      subject: string;
      lead: '{{portal}}';
      rest: string;
      end: '{{until}}';
      button: string;
      closing: string;
      closing_member: '{{bank}}';
    };
    'password-changed': {
      subject: string;
      lead: '{{portal}}';
      rest: string;
      end: string;
      button: string;
    };
    'signed-in-elsewhere': {
      subject: string;
      lead: '{{portal}}';
      rest: string;
      end: string;
      button: string;
      other: string;
      device: '{{browser}}{{system}}';
      unknownDevice: string;
      details: {
        device: string;
        at: string;
      };
    };
    'sign-in-guard-changed': {
      subject_on: string;
      subject_off: string;
      'subject_codes-renewed': string;
      'subject_code-used': string;
      'subject_removed-by-desk': string;
      'subject_removed-at-machine': string;
      'subject_passkey-added': string;
      'subject_passkey-removed': string;
      'subject_token-made': string;
      lead_on: '{{portal}}';
      lead_off: '{{portal}}';
      'lead_codes-renewed': '{{portal}}';
      'lead_code-used': '{{portal}}';
      'lead_removed-by-desk': '{{portal}}';
      'lead_removed-at-machine': '{{portal}}';
      'lead_passkey-added': '{{portal}}';
      'lead_passkey-removed': '{{portal}}';
      'lead_token-made': '{{portal}}';
      rest: string;
      button: string;
      other: string;
    };
    'erasure-asked': {
      subject: string;
      lead: '{{due}}{{portal}}';
      rest: string;
      end: string;
      button: string;
      other: string;
    };
    'email-changed': {
      subject: string;
      lead: '{{portal}}';
      rest_undoable: '{{until}}';
      button: string;
      button_undoable: string;
      closing: string;
      closing_member: '{{bank}}';
    };
    'email-new': {
      subject: string;
      lead: '{{portal}}';
      button: string;
      closing: '{{portal}}';
    };
    'email-restored': {
      subject: string;
      lead: '{{portal}}';
      button: string;
      closing: string;
      closing_member: '{{bank}}';
    };
  };
  'mail-appointments': {
    'arrangement-proposed': {
      subject: '{{when}}{{who}}';
      lead_helps: '{{title}}{{who}}';
      'lead_is-helped': '{{title}}{{who}}';
      button: string;
      other: string;
      closing: string;
      details: {
        when: string;
        howLong: string;
        where: string;
      };
    };
    'arrangement-agreed': {
      subject: '{{when}}';
      lead: '{{title}}{{when}}{{who}}';
      button: string;
      closing_helps: string;
      'closing_is-helped': string;
      details: {
        when: string;
        howLong: string;
        where: string;
      };
    };
    'answer-agreed': {
      subject: '{{when}}';
      lead: '{{title}}{{when}}{{who}}';
      lead_author: '{{title}}{{when}}{{who}}';
      details: {
        desk: string;
        phone: string;
        email: string;
        when: string;
        howLong: string;
        where: string;
      };
      button: string;
      closing_helps: string;
      'closing_is-helped': string;
    };
    'arrangement-dropped': {
      subject: '{{title}}';
      subject_past: '{{title}}';
      lead: '{{title}}{{when}}{{who}}';
      lead_past: '{{title}}{{when}}{{who}}';
      rest: string;
      button: string;
      closing: string;
      'closing_one-of-many': string;
    };
    'arrangement-due': {
      subject: '{{title}}';
      lead: '{{title}}{{when}}{{who}}';
      rest: '{{who}}';
      button: '{{length}}';
      otherLength: string;
      notDone: string;
    };
    'arrangement-tomorrow': {
      subject: '{{title}}';
      lead: '{{title}}{{who}}';
      button: string;
      details: {
        when: string;
        howLong: string;
        where: string;
      };
    };
    'standing-proposed': {
      subject: '{{rhythm}}{{who}}';
      lead_helps: '{{rhythm}}{{title}}{{who}}';
      'lead_is-helped': '{{rhythm}}{{title}}{{who}}';
      button: string;
      other: string;
      closing: string;
      details: {
        first: string;
        last: string;
        howLong: string;
        where: string;
      };
    };
    'standing-agreed': {
      subject: '{{rhythm}}';
      lead: '{{rhythm}}{{title}}{{who}}';
      button: string;
      closing: string;
    };
    'standing-paused': {
      subject: '{{title}}';
      lead: '{{rhythm}}{{title}}{{who}}';
      'lead_by-portal': '{{rhythm}}{{title}}{{who}}';
      rest_until: '{{until}}';
      'rest_by-portal': string;
      button: string;
      closing: string;
    };
    'standing-ended': {
      subject: '{{title}}';
      lead: '{{rhythm}}{{title}}{{who}}';
      button: string;
      closing: string;
    };
  };
  'mail-banks': {
    'link-requested': {
      subject: '{{asking}}';
      lead: '{{asked}}{{asking}}';
      rest: string;
      button: string;
    };
    'link-approved': {
      subject: '{{asked}}';
      lead: '{{asked}}{{asking}}';
      rest: string;
      button: string;
    };
    'link-rejected': {
      subject: '{{asked}}';
      lead: '{{asked}}{{asking}}';
      button: string;
    };
    'application-received': {
      subject: '{{bank}}';
      lead: '{{applicant}}{{bank}}';
      button: string;
      details: {
        bank: string;
        address: string;
        president: string;
        email: string;
        applicant: string;
      };
    };
    'application-approved': {
      subject: '{{bank}}';
      lead: '{{applicant}}{{bank}}{{portal}}';
      rest: string;
      button: string;
    };
    'application-denied': {
      subject: '{{bank}}';
      lead: '{{bank}}';
      rest: string;
      button: string;
    };
    'rule-changed': {
      subject: '{{title}}';
      lead: '{{bank}}{{by}}';
      button: string;
      closing: string;
      details: {
        rule: string;
        before: string;
        now: string;
        why: string;
      };
      yes: string;
      no: string;
      rules: {
        'band-low': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'band-low-first-year': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'band-high': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'band-hard': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'balances-visible': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'body-low': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'body-high': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'newcomer-gift': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'gift-most': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'gifts-in-a-year': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'lesson-preparation': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'yearly-share': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'fund-low': {
          name: string;
          says: '{{value}}';
          none: string;
        };
        'board-digest': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'board-digest-day': {
          name: string;
          says: '{{day}}';
        };
        'board-public': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'board-checked-first': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'whatsapp-links': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'fee-needed-to-give': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'insured-needed-to-give': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'age-least': {
          name: string;
          says_one: string;
          says_other: '{{count}}';
          none: string;
        };
        'admission-first': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'register-visible': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'register-years': {
          name: string;
          says_one: string;
          says_other: '{{count}}';
        };
        'desk-second-factor': {
          name: string;
          ask: {
            label: string;
            no: string;
            yes: string;
          };
          no: string;
          yes: string;
        };
        'cheque-days': {
          name: string;
          says_one: string;
          says_other: '{{count}}';
        };
        'statement-months': {
          name: string;
          says_one: string;
          says_other: '{{count}}';
        };
      };
    };
    'share-announced': {
      subject: '{{day}}{{hours}}{{year}}';
      lead: '{{bank}}{{day}}{{hours}}{{year}}';
      rest: string;
      end: string;
      button: string;
      closing: string;
      closing_phone: '{{phone}}';
    };
    'webhook-turned-off': {
      subject: string;
      lead: string;
      rest: string;
      button: string;
      details: {
        url: string;
      };
    };
    'bank-suspended': {
      subject: '{{bank}}';
      lead: '{{bank}}{{portal}}';
      rest: string;
      end: string;
      button: string;
      details: {
        reason: string;
      };
    };
    'bank-reopened': {
      subject: '{{bank}}';
      lead: '{{bank}}{{portal}}';
      rest: string;
      button: string;
      details: {
        reason: string;
      };
    };
  };
  'mail-batches': {
    'batch-finished': {
      subject: '{{asked}}{{made}}';
      lead: string;
      rest_awaiting: string;
      end_refused: string;
      button: string;
      details: {
        made: string;
        awaiting: string;
        refused: string;
        hours: string;
        day: string;
        activity: string;
        note: string;
      };
      refusals: {
        'not-a-member': string;
        'same-person': string;
        'bank-not-linked': string;
        'bank-suspended': string;
        forbidden: string;
        other: string;
      };
      stranger: string;
      more: '{{count}}';
    };
    'batch-with-you': {
      subject: '{{allHours}}{{count}}';
      lead_gave: '{{activity}}{{admin}}{{allHours}}{{count}}{{day}}{{hours}}';
      lead_received: '{{activity}}{{admin}}{{allHours}}{{count}}{{day}}{{hours}}';
      rest_awaiting: string;
      button: string;
      button_awaiting: string;
      details: {
        note: string;
      };
    };
    'batch-undone': {
      subject: '{{all}}{{undone}}';
      lead: string;
      rest_left: string;
      button: string;
      details: {
        reversed: string;
        cancelled: string;
        left: string;
        hours: string;
        day: string;
        activity: string;
        note: string;
        reason: string;
      };
    };
    'batch-undone-with-you': {
      subject_one: '{{count}}';
      subject_other: '{{count}}';
      lead: '{{activity}}{{admin}}{{count}}{{day}}';
      rest: string;
      rest_gave: '{{hoursBack}}';
      rest_received: '{{hoursBack}}';
      button: string;
      details: {
        note: string;
        reason: string;
        balance: string;
      };
    };
  };
  'mail-board': {
    'notice-answered': {
      subject: '{{title}}{{who}}';
      lead_request: '{{title}}{{who}}';
      lead_offer: '{{title}}{{who}}';
      rest: string;
      button: string;
      button_days: '{{when}}';
      other_days: string;
      closing_days: string;
      details: {
        says: string;
        days: string;
      };
    };
    'answer-accepted': {
      subject: '{{title}}{{who}}';
      lead: '{{title}}{{who}}';
      button: string;
      closing_request: string;
      closing_offer: string;
      details: {
        desk: string;
        phone: string;
        email: string;
      };
    };
    'notice-allowed': {
      subject: '{{title}}';
      lead: '{{bank}}{{title}}';
      button: string;
    };
    'notice-posted-for': {
      subject: '{{title}}';
      lead: '{{bank}}{{title}}';
      rest: string;
      button: string;
    };
    'notice-hidden': {
      subject: '{{title}}';
      lead: '{{bank}}{{title}}';
      button: string;
      closing: string;
      details: {
        why: string;
      };
    };
    'notice-asked': {
      subject: '{{title}}{{who}}';
      lead: '{{title}}{{who}}';
      rest: string;
      button: string;
      other: string;
      closing: '{{who}}';
      details: {
        when: string;
        until: string;
        says: string;
      };
    };
    'notice-due': {
      subject_request: '{{title}}';
      subject_offer: '{{title}}';
      lead_request: '{{title}}';
      lead_offer: '{{title}}';
      button_request: string;
      button_offer: string;
      other_request: string;
      other_offer: string;
      closing_request: string;
      closing_offer: string;
    };
    'notice-paused': {
      subject: '{{title}}';
      lead: '{{title}}';
      button: string;
      other: string;
    };
    'board-digest': {
      subject_zero: string;
      subject_one: string;
      subject_other: '{{count}}';
      lead_zero: string;
      lead: string;
      button: string;
      closing_monthly: string;
      request: string;
      offer: string;
      bulletin: string;
      meeting: string;
      opened: string;
      openedMessages: string;
      openedBulletin: string;
      openedFund: string;
      until: '{{day}}';
      taken: '{{places}}{{taken}}';
    };
  };
  'mail-bulletins': {
    'bulletin-told': {
      subject: '{{bank}}{{title}}';
      subject_corrected: '{{title}}';
      lead: '{{bank}}';
      lead_corrected: '{{bank}}';
      lead_assembly: '{{bank}}';
      button: string;
      button_asks: string;
      other: string;
      closing: string;
      details: {
        when: string;
        where: string;
        desk: string;
      };
    };
    'bulletin-called-off': {
      subject: '{{title}}';
      lead: '{{bank}}{{title}}{{when}}';
      button: string;
      details: {
        desk: string;
      };
    };
    'bulletins-gathered': {
      subject_one: '{{bank}}';
      subject_other: '{{bank}}{{count}}';
      lead_one: string;
      lead_other: '{{count}}';
      button: string;
      closing: string;
    };
  };
  'mail-exchanges': {
    'exchange-awaiting': {
      subject: '{{creditor}}{{hours}}';
      lead: '{{activity}}{{creditor}}{{day}}{{hours}}';
      rest: string;
      button: '{{hours}}';
      other: string;
      details: {
        balance: string;
        gave: string;
        received: string;
        from: string;
        to: string;
        hours: string;
        day: string;
        activity: string;
        note: string;
        recorded: string;
        confirmed: string;
        cancelled: string;
        reversed: string;
        reason: string;
      };
    };
    'exchange-confirmed': {
      subject: '{{hours}}{{other}}';
      lead_gave: '{{activity}}{{day}}{{hours}}{{other}}';
      lead_received: '{{activity}}{{day}}{{hours}}{{other}}';
      'rest_recorded-by-other': '{{other}}';
      button: string;
      details: {
        balance: string;
        gave: string;
        received: string;
        from: string;
        to: string;
        hours: string;
        day: string;
        activity: string;
        note: string;
        recorded: string;
        confirmed: string;
        cancelled: string;
        reversed: string;
        reason: string;
      };
    };
    'exchange-cancelled': {
      subject: '{{hours}}{{other}}';
      lead: '{{day}}{{hours}}{{other}}';
      button: string;
      details: {
        balance: string;
        gave: string;
        received: string;
        from: string;
        to: string;
        hours: string;
        day: string;
        activity: string;
        note: string;
        recorded: string;
        confirmed: string;
        cancelled: string;
        reversed: string;
        reason: string;
      };
    };
    'exchange-reversed': {
      subject: '{{hours}}{{other}}';
      lead_gave: '{{day}}{{hours}}{{other}}';
      lead_received: '{{day}}{{hours}}{{other}}';
      button: string;
      details: {
        balance: string;
        gave: string;
        received: string;
        from: string;
        to: string;
        hours: string;
        day: string;
        activity: string;
        note: string;
        recorded: string;
        confirmed: string;
        cancelled: string;
        reversed: string;
        reason: string;
      };
    };
    'hours-moved': {
      subject: '{{activity}}{{day}}{{hours}}';
      'lead_pending-gained': '{{activity}}{{hours}}{{other}}';
      'lead_pending-given': '{{activity}}{{hours}}{{other}}';
      'lead_confirmed-gained': '{{activity}}{{hours}}{{other}}';
      'lead_confirmed-given': '{{activity}}{{hours}}{{other}}';
      lead_cancelled: string;
      lead_reversed: string;
      button: string;
      details: {
        balance: string;
        gave: string;
        received: string;
        from: string;
        to: string;
        hours: string;
        day: string;
        activity: string;
        note: string;
        recorded: string;
        confirmed: string;
        cancelled: string;
        reversed: string;
        reason: string;
      };
    };
    'exchanges-waiting': {
      subject_one: string;
      subject_other: '{{count}}';
      lead_one: string;
      lead_other: '{{count}}';
      button: string;
    };
  };
  'mail-fees': {
    'fee-due': {
      subject: '{{bank}}{{year}}';
      lead: '{{bank}}{{day}}{{year}}';
      rest: string;
      button: string;
      closing: string;
      closing_phone: '{{phone}}';
    };
  };
  'mail-frame': {
    greeting: '{{name}}';
    greeting_nameless: string;
    linkHint: string;
    sentBy: string;
    stop: string;
    referent: {
      lead: '{{body}}';
      act: '{{body}}';
      why: string;
    };
    why: {
      account: string;
      address: string;
      membership: string;
      trust: string;
      exchange: string;
      bankDesk: string;
      application: string;
      portalDesk: string;
      digest: string;
      ask: string;
      message: string;
      notice: string;
      appointment: string;
      bulletin: string;
      thanks: string;
      reminder: string;
    };
  };
  'mail-members': {
    'join-requested': {
      subject: '{{applicant}}';
      lead: '{{applicant}}{{bank}}';
      button: string;
      closing: string;
      details: {
        name: string;
        email: string;
        phone: string;
      };
    };
    'join-accepted': {
      subject: '{{bank}}';
      lead: '{{bank}}';
      rest: string;
      button: string;
    };
    'join-denied': {
      subject: '{{bank}}';
      lead: '{{bank}}';
      rest: string;
      button: string;
      closing: '{{bankEmail}}';
    };
    'member-removed': {
      subject: '{{bank}}';
      lead: '{{bank}}';
      rest: string;
      button: string;
      closing: '{{bankEmail}}';
    };
    'delegate-named': {
      subject_member: '{{delegate}}';
      subject_delegate: '{{person}}';
      lead_member: '{{bank}}{{delegate}}';
      lead_delegate: '{{bank}}{{person}}';
      lead_referent: '{{bank}}{{person}}';
      rest_member: string;
      rest_delegate: '{{person}}';
      button: string;
      closing: '{{bankEmail}}';
      details: {
        who_member: string;
        who_delegate: string;
        signedOn: string;
      };
    };
    'delegate-ended': {
      subject_member: '{{delegate}}';
      subject_delegate: '{{person}}';
      lead_member: '{{bank}}{{delegate}}';
      lead_delegate: '{{bank}}{{person}}';
      lead_referent: '{{bank}}{{person}}';
      rest: string;
      button: string;
      closing: '{{bankEmail}}';
      details: {
        endedBy: string;
      };
    };
    'companion-named': {
      subject_newcomer: '{{partner}}';
      subject_companion: '{{partner}}';
      lead_newcomer: '{{bank}}{{partner}}';
      lead_companion: '{{bank}}{{partner}}';
      rest_newcomer: string;
      rest_companion: '{{partner}}';
      button: string;
      closing: '{{bankEmail}}';
      details: {
        phone: string;
      };
    };
    'consent-asked': {
      subject: string;
      subject_again: string;
      lead: '{{bank}}';
      lead_again: '{{bank}}';
      rest: string;
      button: string;
    };
  };
  'mail-messages': {
    'messages-waiting': {
      subject: '{{who}}';
      subject_several: '{{writers}}';
      lead_one: string;
      lead_other: '{{count}}';
      rest_more: '{{quoted}}';
      button: string;
      closing: string;
      answer: '{{who}}';
    };
  };
  'mail-operators': {
    'backup-failed': {
      subject: '{{portal}}';
      lead: '{{folder}}';
      closing: string;
      details: {
        reason: string;
      };
      button: string;
      why: string;
    };
    'backup-unsent': {
      subject: '{{portal}}';
      lead: '{{folder}}';
      closing: string;
      details: {
        reason: string;
      };
      button: string;
      why: string;
    };
    'backup-full': {
      subject: '{{portal}}';
      lead: '{{folder}}';
      closing: string;
      details: {
        free: string;
        lastBackup: string;
      };
      button: string;
      why: string;
    };
    'disk-low': {
      subject: '{{portal}}';
      lead: '{{folder}}';
      closing: string;
      details: {
        free: string;
        low: string;
      };
      button: string;
      why: string;
    };
    books: {
      subject: '{{portal}}';
      lead_one: string;
      lead_other: '{{count}}';
      rest: string;
      closing: string;
      fault: '{{nth}}';
      button: string;
      why: string;
    };
    seals: {
      subject: '{{day}}{{portal}}';
      lead: string;
      button: string;
      closing: string;
      why: string;
    };
  };
  'mail-parts': {
    exchange: {
      balance: string;
      gave: string;
      received: string;
      from: string;
      to: string;
      hours: string;
      day: string;
      activity: string;
      note: string;
      recorded: string;
      confirmed: string;
      cancelled: string;
      reversed: string;
      reason: string;
    };
    everyDay: {
      button: string;
      why: string;
    };
    agreed: {
      button: string;
      closing_helps: string;
      'closing_is-helped': string;
    };
    appointment: {
      when: string;
      howLong: string;
      where: string;
    };
  };
  'mail-thanks': {
    thanked: {
      subject: '{{who}}';
      lead: '{{activity}}{{who}}';
      rest: string;
      button: string;
    };
  };
  members: {
    nav: {
      label: string;
      members: string;
      awaiting: string;
      unverified: string;
      former: string;
    };
    columns: {
      number: string;
      fullName: string;
      name: string;
      surname: string;
      sex: string;
      dateOfBirthday: string;
      email: string;
      phone: string;
      prefLocale: string;
      total: string;
      registeredAt: string;
      login: string;
      endedAt: string;
      acts: string;
    };
    sex: {
      M: string;
      F: string;
      n: string;
    };
    sexShort: {
      M: string;
      F: string;
      n: string;
    };
    search: string;
    nobodyFound: string;
    nobodyFoundText: string;
    list: {
      title: string;
      caption: string;
      login: string;
      everybody: string;
      choose: string;
      chooseTitle: string;
      chooseLabel: string;
      chooseFailed: string;
      states: {
        own: string;
        failing: string;
        'without-email': string;
        'to-invite': string;
        invited: '{{day}}';
      };
      logins: {
        own: string;
        failing: string;
        'without-email': string;
        'to-invite': string;
        invited: string;
      };
      empty: string;
      emptyText: string;
      emptyAct: string;
      administrator: string;
      body: string;
      withoutEmail: string;
      register: string;
      statements: string;
      edit: string;
      remove: string;
      notRemovable: string;
      import: string;
      export: string;
      exporting: string;
      exported: '{{name}}';
      exportFailed: string;
      exportFile: string;
    };
    print: {
      act: string;
      title: string;
      phones: {
        title: string;
        text: string;
      };
      signatures: {
        title: string;
        text: string;
      };
      balances: {
        title: string;
        text: string;
      };
      cards: {
        title: string;
        text: string;
      };
      booklets: string;
      signature: string;
      statementsText: string;
      found: '{{text}}';
      count_one: string;
      count_other: '{{count}}';
      sum: '{{hours}}';
      on: '{{day}}';
    };
    edit: {
      title: '{{name}}';
      email: string;
      emailRequired: string;
      emailInvalid: string;
      emailWarning: '{{name}}';
      ownEmailWarning: string;
      takenTitle: string;
      taken: string;
      save: string;
      saved: '{{name}}';
      failed: string;
    };
    remove: {
      title: '{{name}}';
      text: '{{balance}}';
      act: string;
      keep: string;
      done: '{{name}}';
      failed: string;
    };
    cardNumber: {
      act: string;
      title: '{{name}}';
      text: '{{number}}';
      field: string;
      send: string;
      done: '{{name}}{{number}}';
      failed: string;
      takenBy: '{{name}}{{number}}';
      usedBy: '{{name}}{{number}}';
      anyway: string;
      meanwhile: '{{by}}{{number}}';
      somebody: string;
    };
    role: {
      give: string;
      take: string;
      giveTitle: '{{name}}';
      giveText: string;
      takeTitle: '{{name}}';
      takeText: string;
      takeOwnTitle: string;
      takeOwnText: string;
      keep: string;
      given: '{{name}}';
      taken: '{{name}}';
      failed: string;
    };
    member: {
      statement: string;
      call: string;
      record: string;
      back: string;
      balance: string;
      madeOf: '{{given}}{{received}}';
      besides: '{{hours}}';
      more: '{{name}}';
      notFound: string;
      notFoundText: string;
    };
    trail: {
      title: string;
      by: '{{actor}}{{moment}}';
      alone: '{{moment}}';
      more: string;
      empty: string;
      actions: {
        'delegate-named': string;
        'delegate-ended': string;
        'companion-named': string;
        'companion-ended': string;
        'cheque-book-issued': string;
        'cheque-book-closed': string;
        'cheque-kept': string;
        'cheque-voided': string;
        'arrangement-proposed': string;
        'arrangement-agreed': string;
        'arrangement-dropped': string;
        'arrangement-done': string;
        'notice-posted': string;
        'notice-changed': string;
        'notice-renewed': string;
        'notice-paused': string;
        'notice-closed': string;
        'notice-allowed': string;
        'notice-hidden': string;
        'notice-shown': string;
        'answer-given': string;
        'answer-told': string;
        'answer-accepted': string;
        'answer-let-go': string;
        'thread-report-settled': string;
        'person-registered': string;
        'email-verified': string;
        'person-updated': string;
        'email-changed': string;
        'email-restored': string;
        'password-changed': string;
        'password-reset': string;
        'password-link-made': string;
        'sessions-ended': string;
        'second-factor-set': string;
        'second-factor-removed': string;
        'recovery-codes-renewed': string;
        'recovery-code-used': string;
        'passkey-added': string;
        'passkey-removed': string;
        'picture-set': string;
        'picture-removed': string;
        'calendar-made': string;
        'calendar-ended': string;
        'token-made': string;
        'token-revoked': string;
        'own-data-taken': string;
        'consent-given': string;
        'consent-noted': string;
        'consent-taken-back': string;
        'erasure-asked': string;
        'erasure-taken-back': string;
        'person-erased': string;
        'membership-requested': string;
        'membership-withdrawn': string;
        'membership-accepted': string;
        'membership-denied': string;
        'membership-taken-back': string;
        'membership-imported': string;
        'membership-import-undone': string;
        'membership-signed': string;
        'fee-grouped': string;
        'fee-received': string;
        'fee-waived': string;
        'fee-due-again': string;
        'receipt-voided': string;
        'giver-passed': string;
        'members-admitted': string;
        'register-changed': string;
        'guardian-written': string;
        'body-registered': string;
        'body-changed': string;
        'member-invited': string;
        'membership-ended': string;
        'role-granted': string;
        'role-withdrawn': string;
        'verification-resent': string;
        'bank-applied-for': string;
        'bank-approved': string;
        'bank-denied': string;
        'bank-withdrawn': string;
        other: string;
      };
    };
    guide: {
      title: string;
      back: string;
      parts: string;
      inEnglish: string;
    };
    former: {
      title: string;
      lead: string;
      search: string;
      exchanges: string;
      empty: string;
      emptyText: string;
      find: string;
    };
    unverified: {
      title: string;
      lead: string;
      resend: string;
      resent: '{{email}}';
      resendFailed: string;
      tooSoon: string;
      tooSoonText: '{{name}}';
      verifiedMeanwhile: '{{name}}';
      remove: string;
      removeTitle: '{{name}}';
      removeText: string;
      removeAct: string;
      keep: string;
      removed: '{{name}}';
      removeFailed: string;
      gone: string;
      empty: string;
      emptyText: string;
    };
  };
  minors: {
    title: string;
    lead: string;
    new: string;
    list: {
      none: string;
      noneText: string;
      born: '{{day}}';
      until: '{{day}}';
      ofAge: '{{day}}';
      goes: '{{day}}';
      missing: string;
      both: '{{name}}{{other}}{{phone}}';
      one: '{{name}}{{phone}}{{why}}';
      write: string;
      mend: string;
    };
    member: {
      title: string;
      rules: '{{day}}';
    };
    fields: {
      intro: string;
      name: string;
      nameMissing: string;
      phone: string;
      phoneMissing: string;
      alone: string;
      otherName: string;
      otherMissing: string;
      aloneWhy: string;
      aloneWhyHint: string;
      whyMissing: string;
      signedOn: string;
    };
    form: {
      about: '{{name}}';
      save: string;
      saved: string;
      failed: string;
    };
  };
  network: {
    title: string;
    lead: string;
    toApprove: {
      title: string;
      sentence: '{{bank}}{{day}}';
      approve: string;
      reject: string;
      about: string;
      ofBank: '{{bank}}';
      rejectTitle: '{{bank}}';
      rejectText: string;
      rejectAct: string;
      decided: {
        approved: '{{bank}}';
        rejected: '{{bank}}';
        gone: '{{bank}}';
      };
      newcomers_one: string;
      newcomers_other: '{{count}}';
      approved: '{{bank}}';
      approveFailed: string;
      rejected: '{{bank}}';
      rejectFailed: string;
    };
    ask: {
      title: string;
      label: string;
      placeholder: string;
      text: string;
      act: string;
      missing: string;
      done: '{{bank}}';
      failed: string;
      already: string;
      none: string;
    };
    asked: {
      title: string;
      empty: string;
      sentence: '{{bank}}{{day}}';
      withdraw: string;
      ofBank: '{{bank}}';
      withdrawTitle: '{{bank}}';
      withdrawText: string;
      withdrawAct: string;
      withdrawn: '{{bank}}';
      withdrawFailed: string;
    };
    friends: {
      title: string;
      caption: string;
      columns: {
        bank: string;
        since: string;
        hours: string;
        acts: string;
      };
      given: string;
      received: string;
      exchanges: string;
      withBank: '{{bank}}';
      remove: string;
      removeTitle: '{{bank}}';
      removeText: string;
      removeAct: string;
      removed: '{{bank}}';
      removeFailed: string;
      empty: string;
      emptyText: string;
    };
    past: {
      title: string;
      lead: string;
    };
    position: {
      none: string;
      even: '{{given}}{{received}}';
      theyOwe: '{{given}}{{hours}}{{received}}';
      weOwe: '{{given}}{{hours}}{{received}}';
    };
    limit: {
      act: string;
      ofBank: '{{bank}}';
      title: '{{bank}}';
      lead: string;
      label: string;
      hint: string;
      hintTheirs: '{{bank}}';
      invalid: string;
      propose: string;
      agree: string;
      sent: '{{bank}}';
      failed: string;
      agreed: '{{hours}}';
      beyond: '{{hours}}';
      ours: '{{hours}}';
      theirs: '{{hours}}';
      withdraw: {
        act: string;
        title: '{{bank}}';
        text: string;
      };
      decline: {
        act: string;
        title: '{{bank}}';
        text: string;
      };
      end: {
        act: string;
        title: '{{bank}}';
        text: string;
      };
      dropped: '{{bank}}';
      ended: '{{bank}}';
    };
    keep: string;
    decidedElsewhere: string;
  };
  'not-found': {
    title: string;
    text: string;
    act: string;
  };
  notices: {
    title: string;
    views: {
      label: string;
      requests: string;
      offers: string;
      mine: string;
    };
    kinds: {
      request: string;
      offer: string;
    };
    post: {
      request: string;
      offer: string;
    };
    answer: {
      request: string;
      offer: string;
    };
    search: string;
    found_one: string;
    found_other: '{{count}}';
    groups: string;
    forMe: '{{n}}';
    proposed: string;
    new: string;
    mine: string;
    about: '{{hours}}';
    until: '{{day}}';
    past: string;
    gone: string;
    failed: string;
    meanwhile: string;
    empty: {
      request: string;
      requestText: string;
      offer: string;
      offerText: string;
      filtered: string;
      all: string;
      own: string;
    };
    states: {
      open: string;
      waiting: string;
      paused: string;
      closed: string;
      hidden: string;
    };
    stateSentences: {
      open: string;
      waiting: string;
      paused: string;
      closed: string;
      hidden: string;
    };
    hiddenBecause: '{{reason}}';
    byDesk: '{{who}}';
    facts: {
      when: string;
      place: string;
      phone: string;
      email: string;
    };
    answersWait_one: string;
    answersWait_other: '{{count}}';
    asksFirst: string;
    answerText: string;
    answerPreview: '{{who}}';
    answered: '{{who}}';
    answerWaits: '{{who}}';
    write: '{{who}}';
    postingNeedsConnection: string;
    withdrawnFrom: '{{title}}';
    askDeclined: string;
    letGo: string;
    basis: {
      present: string;
      phone: string;
      paper: string;
    };
    forMember: {
      title: '{{who}}';
      basis: string;
      keep: '{{who}}';
      noAnswers: string;
      helpers: '{{who}}';
      answer: string;
      whom: string;
      text: string;
      days: string;
      daysHint: string;
      send: string;
      answered: string;
      accepted: string;
    };
    picture: {
      title: string;
      hint: string;
      alt: '{{title}}';
      saved: string;
      removed: string;
      remove: string;
      failed: string;
    };
    sheet: {
      number: '{{n}}';
      strip: '{{n}}';
      call: string;
      callAt: '{{n}}{{phone}}';
      until: '{{day}}';
      print: string;
    };
    throughDesk: string;
    waiting: {
      title: string;
      lead: '{{who}}';
      withdraw: string;
      change: string;
      addDay: string;
      save: string;
      keep: string;
      changed: '{{who}}';
    };
    accepted: {
      title: '{{who}}';
      lead: string;
    };
    people: string;
    plan: string;
    record: {
      given: string;
      received: string;
    };
    answers: {
      title: string;
      none: string;
      asked_one: string;
      asked_other: '{{count}}';
      yes: string;
      no: string;
      saysYes: '{{who}}';
      yesWaits: '{{who}}';
      accepted: '{{who}}';
      letGo: string;
      sure: string;
    };
    helpers: {
      title: string;
      lead: string;
      why: {
        'offers-this': string;
        'said-so': string;
        'did-this': string;
        'offers-similar': string;
      };
      choose: string;
      ask_one: string;
      ask_other: '{{count}}';
      asked_one: string;
      asked_other: '{{count}}';
    };
    places: {
      label: string;
      people_one: '{{count}}';
      people_other: '{{count}}';
      reach: '{{who}}';
      full: string;
      taken: '{{places}}{{taken}}';
    };
    keep: {
      closedByHours: string;
      open: string;
      title: string;
      until: '{{day}}';
      renew: string;
      back: string;
      change: string;
      pause: string;
      end: {
        request: string;
        offer: string;
      };
      question: {
        request: string;
        offer: string;
      };
      how: string;
      leave: string;
      confirm: string;
      renewed: '{{day}}';
      paused: string;
      ended: string;
      endWaits: '{{title}}';
      renewWaits: '{{title}}';
      pauseWaits: '{{title}}';
    };
    outcomes: {
      with: '{{who}}';
      'met-elsewhere': {
        request: string;
        offer: string;
      };
      'not-met': {
        request: string;
        offer: string;
      };
      withdrawn: string;
    };
    holds: {
      hoursUnknown: string;
      body: string;
      bank: string;
      friends: string;
      change: string;
    };
    form: {
      missing: {
        request: string;
        offer: string;
        activity: string;
      };
      kind: string;
      title: {
        request: string;
        offer: string;
      };
      titleHint: {
        request: string;
        offer: string;
      };
      body: string;
      bodyPhone: string;
      hours: string;
      hoursUnknown: string;
      neededBy: string;
      when: string;
      whenHint: string;
      place: string;
      reach: string;
      contact: string;
      gives: string;
      send: {
        request: string;
        offer: string;
      };
      save: string;
      posted: string;
      postedWaiting: string;
      throughDesk: string;
      offBoard: string;
      changed: string;
      changeTitle: string;
    };
    reach: {
      change: string;
      phone: string;
      email: string;
      onYes: {
        notice: '{{given}}';
        answer: '{{given}}';
      };
      none: string;
      byPhone: string;
      desk: string;
    };
    gives: {
      phone: string;
      email: string;
    };
    reaches: {
      bank: string;
      friends: string;
    };
    contacts: {
      portal: string;
      phone: string;
      desk: string;
    };
    preview: {
      bank: '{{n}}';
      friends: '{{n}}';
      public: string;
    };
    passOn: string;
    share: {
      button: string;
      copied: string;
      failed: string;
      request: '{{bank}}{{call}}{{link}}{{title}}{{until}}';
      offer: '{{bank}}{{call}}{{link}}{{title}}';
      until: '{{day}}';
      call: '{{phone}}';
    };
    chat: {
      whatsapp: string;
      sms: string;
      about: '{{title}}';
      desk: '{{title}}';
      hello: string;
    };
    report: {
      open: string;
      title: string;
      lead: string;
      text: string;
      send: string;
      done: string;
      reasons: {
        offensive: string;
        money: string;
        business: string;
        unsafe: string;
        other: string;
      };
    };
    toBoard: string;
  };
  outside: {
    group: {
      act: string;
      title: string;
      lead: string;
      bulletin: string;
      label: string;
      share: string;
      copy: string;
      close: string;
      copied: string;
      failed: string;
      visits_zero: string;
      visits_one: string;
      visits_other: '{{count}}';
      closed: string;
      rules: string;
    };
    paper: {
      act: string;
      title: string;
      lead: string;
      month: string;
      edition: string;
      members: string;
      outside: string;
      membersAlone: string;
      keep: string;
      print: string;
      failed: string;
      news: string;
      when: '{{day}}{{from}}{{to}}';
      requests: string;
      offers: string;
      noRequests: string;
      noOffers: string;
      phone: '{{phone}}';
      until: '{{day}}';
      number: '{{n}}';
      foot: {
        members: string;
        outside: string;
      };
      taken: '{{places}}{{taken}}';
    };
  };
  'own-data': {
    title: string;
    lead: string;
    act: string;
    proof: string;
    submit: string;
    busy: '{{size}}';
    done: '{{name}}';
  };
  'own-exchanges': {
    waitsNothing: string;
    waitsNotFound: string;
    year: {
      title: string;
      inShort: '{{given}}{{received}}';
      empty: string;
      balance: string;
      balanceLead: '{{from}}{{month}}{{to}}';
      partners: string;
      partnersLead_one: string;
      partnersLead_other: '{{count}}';
      givenHours: '{{hours}}';
      receivedHours: '{{hours}}';
      table: string;
      month: string;
      person: string;
      given: string;
      received: string;
      balanceHead: string;
    };
    title: string;
    titleWithBalance: string;
    caption: string;
    filters: string;
    days: string;
    view: string;
    views: {
      all: string;
      creditor: string;
      debtor: string;
    };
    quick: {
      all: string;
      creditor: string;
      debtor: string;
    };
    showSoon: string;
    show_one: string;
    show_other: '{{count}}';
    orders: {
      dateOfTransaction: {
        ascending: string;
        descending: string;
      };
      quantityOfHours: {
        ascending: string;
        descending: string;
      };
      description: {
        ascending: string;
        descending: string;
      };
    };
    from: string;
    to: string;
    search: string;
    status: string;
    statuses: {
      pending: string;
      confirmed: string;
      cancelled: string;
      reversed: string;
    };
    reset: string;
    pending: {
      none: string;
      noneFound: string;
      title: '{{count}}';
      yours: string;
      theirs: '{{name}}';
    };
    nothing: {
      title: string;
      text: string;
      act: string;
    };
    nothingFound: {
      title: string;
      text: string;
      act: string;
    };
    balance: {
      open: string;
      title: string;
      lead: string;
    };
    print: {
      act: string;
      on: '{{day}}';
      period: '{{from}}{{to}}';
      totals: '{{given}}{{received}}';
    };
  };
  passkeys: {
    title: string;
    lead: string;
    line: {
      added: '{{day}}';
      unused: string;
      used: '{{moment}}';
    };
    add: {
      act: string;
      title: string;
      proof: string;
      device: string;
      name: string;
      nameHint: string;
      submit: string;
      done: string;
      doneDetail: string;
    };
    rename: {
      act: string;
      of: '{{name}}';
      title: string;
      submit: string;
      done: string;
    };
    remove: {
      act: string;
      of: '{{name}}';
      title: string;
      lead: '{{name}}';
      submit: string;
      done: '{{name}}';
    };
    door: {
      hint: string;
      notEntered: string;
    };
    trouble: {
      notAdded: string;
      notEntered: string;
      unable: string;
      address: string;
      browser: string;
      failed: string;
    };
  };
  'past-exchanges': {
    title_one: string;
    title_other: '{{count}}';
    lead: string;
    line: '{{giver}}{{receiver}}';
    more: string;
  };
  pictures: {
    choose: string;
    drop: string;
    limits: '{{megabytes}}';
    reset: string;
    use: string;
    frame: string;
    zoom: string;
    trouble: {
      'too-large': '{{megabytes}}';
      'not-a-picture': string;
      unreadable: string;
    };
  };
  planning: {
    calendar: {
      title: string;
      lead: string;
      off: string;
      on: '{{at}}';
      make: string;
      makeAnother: string;
      anotherHint: string;
      end: string;
      ended: string;
      once: string;
      follow: string;
      copy: string;
      copied: string;
      copyFailed: string;
      how: string;
      failed: string;
    };
    form: {
      title: string;
      whom: string;
      side: string;
      given: string;
      received: string;
      with: string;
      what: string;
      whatHint: string;
      next: string;
      back: string;
    };
    later: {
      proposal: '{{title}}{{when}}{{who}}';
      change: string;
    };
    repeats: {
      label: string;
      never: string;
      week: string;
      fortnight: string;
      month: string;
      until: string;
      untilHint: string;
    };
    standing: {
      title: string;
      paused: '{{who}}';
      resumed: '{{who}}';
      ended: '{{who}}';
      unanswered: string;
      isPaused: string;
      until: '{{day}}';
      from: '{{day}}';
      last: '{{day}}';
      hint: string;
      takeBack: string;
      pause: string;
      resumesOn: string;
      resumesHint: '{{who}}';
      yesPause: string;
      resume: string;
      end: string;
      sure: string;
      keep: string;
    };
  };
  portal: {
    create: {
      title: string;
      firstTitle: string;
      first: string;
      write: string;
      noContact: string;
      mailSubject: string;
      mailText: '{{name}}';
      emailNote: string;
      bank: string;
      people: string;
      contact: string;
      privacy: string;
      fields: {
        name: string;
        date: string;
        description: string;
        association: string;
        vat: string;
        president: string;
        secretary: string;
        address: string;
        email: string;
        phone: string;
        web_url: string;
        facebook_url: string;
        gdpr: string;
      };
      descriptionHint: string;
      gdprHint: string;
      wrong: {
        name: string;
        date: string;
        president: string;
        secretary: string;
        address: string;
        email: string;
        gdpr: string;
        taken: string;
      };
      submit: string;
      done: string;
      failed: string;
      back: string;
    };
    desk: {
      title: string;
      lead: string;
      states: string;
      open: string;
      approved: string;
      denied: string;
      empty: {
        open: string;
        approved: string;
        denied: string;
      };
      emptyText: string;
      applicant: '{{name}}';
      asked: '{{date}}';
      decided: '{{date}}';
      founded: '{{date}}';
      gdpr: string;
      approve: string;
      deny: string;
      approveAsk: '{{bank}}';
      approveText: '{{name}}';
      denyAsk: '{{bank}}';
      denyText: '{{name}}';
      keep: string;
      approvedSaid: '{{bank}}';
      deniedSaid: '{{bank}}';
      approveFailed: string;
      denyFailed: string;
      count_one: '{{count}}';
      count_other: '{{count}}';
    };
    banks: {
      activities: string;
      title: string;
      lead: string;
      search: string;
      caption: string;
      columns: {
        name: string;
        members: string;
        exchanges: string;
        hours: string;
        lastExchange: string;
        administrators: string;
        needs: string;
        date: string;
        acts: string;
      };
      needs: {
        nothing: string;
        nobody: string;
        away: '{{day}}';
        imports_one: '{{count}}';
        imports_other: '{{count}}';
        reports_one: '{{count}}{{days}}';
        reports_other: '{{count}}{{days}}';
        orders: {
          ascending: string;
          descending: string;
        };
      };
      year: {
        title: string;
        lead: string;
        year: string;
      };
      suspendedSince: '{{day}}';
      reason: string;
      reasonMissing: string;
      suspend: {
        button: string;
        title: '{{bank}}';
        text: string;
        more: string;
        act: string;
        done: '{{bank}}';
        failed: '{{bank}}';
      };
      reopen: {
        button: string;
        title: '{{bank}}';
        text: string;
        more: string;
        act: string;
        done: '{{bank}}';
        failed: '{{bank}}';
      };
      never: string;
      nobody: string;
      edit: string;
      ofBank: '{{bank}}';
      editTitle: '{{bank}}';
      editText: string;
      save: string;
      saved: '{{bank}}';
      failed: string;
      future: string;
      empty: string;
      emptyText: string;
      nothingFound: string;
      nothingFoundText: string;
    };
    history: {
      title: string;
      lead: string;
      back: string;
      columns: {
        what: string;
        by: string;
        at: string;
      };
      orders: {
        ascending: string;
        descending: string;
      };
      atTheMachine: string;
      acts: {
        'bank-approved': '{{bank}}';
        'bank-denied': '{{bank}}';
        'bank-imported': '{{bank}}';
        'bank-reopened': '{{bank}}{{reason}}';
        'bank-suspended': '{{bank}}{{reason}}';
        'bank-updated': '{{bank}}{{changed}}';
        'job-retried': '{{work}}';
        'maintenance-announced': '{{when}}';
        'maintenance-called-off': '{{when}}';
        'activity-added': '{{name}}';
        'activity-renamed': '{{before}}{{name}}';
        'activity-words': '{{name}}';
        'activity-moved': '{{name}}';
        'activity-retired': '{{name}}';
        'activity-returned': '{{name}}';
        'activity-merged': '{{into}}{{name}}';
        'activity-group-added': '{{name}}';
        'activity-group-renamed': '{{before}}{{name}}';
        'activity-group-words': '{{name}}';
        'mails-retried_one': '{{count}}';
        'mails-retried_other': '{{count}}';
      };
      fields: {
        name: string;
        email: string;
        date: string;
      };
      empty: string;
      emptyText: string;
    };
  };
  privacy: {
    erasure: {
      title: string;
      lead: string;
      what: string;
      goes: string;
      stays: string;
      obstacle: {
        member: string;
        'last-admin': string;
        'portal-admin': string;
        'request-open': string;
      };
      act: string;
      waits: '{{day}}';
      keep: {
        act: string;
        done: string;
        failed: string;
      };
      ask: {
        title: string;
        lead: '{{days}}';
        submit: string;
        done: string;
      };
      kept: '{{bank}}{{day}}';
    };
    card: {
      first: string;
      changed: string;
      where: string;
      read: string;
    };
    ask: {
      title: string;
      first: string;
      changed: string;
      now: '{{day}}';
      before: '{{day}}';
      leaving: string;
      later: string;
      accept: string;
      done: string;
      newer: string;
      failed: string;
    };
    desk: {
      title: string;
      lead: string;
      waitingTitle: string;
      nobodyWaits_one: string;
      nobodyWaits_other: '{{count}}';
      waiting_one: '{{count}}{{of}}';
      waiting_other: '{{count}}{{of}}';
      withoutLogin_one: '{{count}}';
      withoutLogin_other: '{{count}}';
      remindText: string;
      remind_one: '{{count}}';
      remind_other: '{{count}}';
      reminded_one: string;
      reminded_other: '{{count}}';
      remindFailed: string;
    };
    list: {
      views: string;
      view: {
        waiting: string;
        all: string;
        left: string;
      };
      caption: string;
      name: string;
      agreed: string;
      never: string;
      state: string;
      answered: string;
      asked: string;
      atDesk: string;
      reminded: '{{day}}';
      acts: string;
      paper: string;
      mistake: string;
      way: {
        joining: '{{day}}{{number}}';
        screen: '{{day}}{{number}}';
        paper: '{{day}}{{number}}';
        before: '{{day}}{{number}}';
      };
      empty: string;
      emptyText: string;
    };
    leavers: {
      caption: string;
      name: string;
      state: string;
      stays: string;
      due: '{{day}}';
      acts: string;
      erase: string;
      keep: string;
      kept: '{{name}}';
      asked: '{{name}}';
      failed: string;
      title: '{{name}}';
      lead: '{{days}}';
      how: string;
      leave: string;
      send: string;
      empty: string;
      emptyText: string;
      word: {
        paper: string;
        phone: string;
        present: string;
      };
      register: string;
    };
    versions: {
      title: string;
      one: '{{day}}{{number}}';
      by: '{{name}}';
      slip: string;
      agreed_one: '{{count}}';
      agreed_other: '{{count}}';
      read: string;
    };
    mistake: {
      title: '{{name}}';
      lead: '{{number}}';
      reason: string;
      reasonRequired: string;
      save: string;
      done: '{{name}}';
      failed: string;
    };
    paper: {
      title: '{{name}}';
      lead: string;
      text: '{{number}}';
      signed: string;
      signedRequired: string;
      signedOn: string;
      leave: string;
      save: string;
      done: '{{name}}';
      failed: string;
    };
  };
  profile: {
    title: string;
    rows: {
      label: string;
      photo: string;
      skills: string;
      contact: string;
      letters: string;
      trust: string;
      display: string;
      security: string;
      register: string;
    };
    now: {
      photo: string;
      noPhoto: string;
      noSkills: string;
      moreSkills_one: '{{known}}';
      moreSkills_other: '{{count}}{{known}}';
      reach: {
        portal: string;
        here: string;
        phone: string;
        desk: string;
      };
      letters: '{{count}}{{of}}';
      lettersAndPush: '{{count}}{{of}}';
      trusted: '{{name}}';
      actsFor: '{{name}}';
      nobody: string;
      password: string;
      factor: string;
      passkeys_one: string;
      passkeys_other: '{{count}}';
      register: string;
    };
    display: {
      language: string;
      languageHint: string;
      scheme: string;
    };
    photo: {
      alt: '{{name}}';
      saved: string;
      removed: string;
      failed: string;
    };
  };
  recorded: {
    recorded: '{{day}}{{hours}}';
    look: string;
    isThis: '{{day}}{{hours}}';
    sameHours: string;
    otherHours: string;
    closed: '{{title}}';
    kept: '{{title}}';
    keepOpen: string;
    notKept: string;
    passing: string;
    passingHint: string;
    passingAct: string;
  };
  recording: {
    title: string;
    sides: string;
    given: {
      side: string;
      lead: string;
      who: string;
      missing: string;
      short: string;
      done: '{{hours}}{{name}}';
    };
    received: {
      needsConnection: string;
      side: string;
      lead: string;
      who: string;
      missing: string;
      short: string;
      done: '{{hours}}{{name}}';
    };
    people: {
      body: string;
      card: '{{number}}';
      phone: '{{ending}}';
      since: '{{month}}';
      more_one: string;
      more_other: '{{count}}';
      manyMore: string;
    };
    recent: string;
    latelyDone: string;
    latelyNoted: string;
    bank: string;
    otherBank: string;
    debtorPlaceholder: string;
    day: string;
    activity: string;
    activityPlaceholder: string;
    otherHint: string;
    hours: string;
    hoursPlaceholder: string;
    hoursHint: string;
    many: '{{hours}}';
    frequentHours: string;
    note: string;
    hand: string;
    handHint: string;
    noteHint: string;
    previewSoon: string;
    submit: string;
    fillAll: string;
    missing: {
      bankTo: string;
      dateOfTransaction: string;
      activity: string;
      quantityOfHours: string;
      note: string;
    };
    which: {
      when: '{{day}}{{time}}';
      is: '{{title}}{{when}}';
      several: string;
      one: '{{title}}{{when}}';
      yes: string;
      no: string;
    };
    unlinked: string;
    stillMissing: string;
    short: {
      bankTo: string;
      activity: string;
      quantityOfHours: string;
      note: string;
      dateOfTransaction: string;
      appointment: string;
    };
    toHome: string;
    another: string;
    done: string;
    failed: string;
    noSecond: string;
  };
  register: {
    form: {
      title: string;
      lead: string;
      label: string;
      names: {
        aps: string;
        odv: string;
        association: string;
        town: string;
        parish: string;
        verein: string;
        genossenschaft: string;
        other: string;
      };
      now: '{{form}}';
      change: string;
      save: string;
      keep: string;
      saved: string;
      failed: string;
    };
    views: {
      label: string;
      register: string;
      minutes: string;
    };
    day: {
      label: string;
      today: string;
      lastYear: '{{year}}';
      invalid: string;
      future: string;
    };
    list: {
      count_one: '{{count}}';
      count_other: '{{count}}';
      none: string;
      founded: '{{day}}';
      before: '{{day}}';
      seal: '{{code}}';
      card: '{{number}}';
      since: '{{day}}';
      until: '{{day}}';
      admitted: '{{day}}';
      undecided: string;
      missing: '{{fields}}';
      erased: string;
      erasedNote: string;
      all: '{{count}}';
      write: string;
      writeOf: '{{name}}';
      erasedMark: string;
    };
    print: string;
    printFailed: string;
    paper: {
      title: '{{day}}{{title}}';
      running: '{{bank}}{{day}}{{title}}';
      printed: '{{day}}';
      birth: string;
      admission: string;
      interview: string;
    };
    minutes: {
      lead: string;
      none: string;
      who: string;
      all: string;
      noneOf: string;
      on: string;
      resolution: string;
      resolutionHint: string;
      whoMissing: string;
      resolutionMissing: string;
      send: string;
      done_one: '{{count}}';
      done_other: '{{count}}';
      failed: string;
      decided: string;
      met: '{{day}}';
      paper: {
        title: string;
        text: '{{day}}{{resolution}}';
        name: string;
        number: string;
        met: string;
        president: string;
        secretary: string;
      };
      asks: '{{name}}';
      leadFirst: string;
    };
    member: {
      title: string;
      nothing: string;
      admitted: '{{day}}';
      span: '{{since}}';
      spanEnded: '{{since}}{{until}}';
      write: string;
      about: '{{name}}';
      lead: string;
      note: string;
      noteHint: string;
      noteMissing: string;
      taxCode: {
        shape: string;
        check: string;
      };
      residenceHint: string;
      save: string;
      saved: string;
      failed: string;
      last: '{{by}}{{day}}';
      earlier_one: '{{count}}';
      earlier_other: '{{count}}';
      by: '{{by}}{{day}}';
      change: '{{after}}{{before}}{{field}}';
    };
    own: {
      title: string;
      since: '{{day}}';
      undecided: string;
      admitted: '{{day}}';
      write: string;
      about: string;
      lead: string;
      save: string;
      saved: string;
      failed: string;
      nothing: string;
      ask: string;
      askPhone: '{{phone}}';
      look: string;
      members: string;
    };
    words: {
      title: {
        club: string;
        service: string;
      };
      columns: {
        line: string;
        number: string;
        surname: string;
        name: string;
        birthDate: string;
        birthPlace: string;
        taxCode: string;
        residence: string;
        share: string;
        admittedOn: string;
        resolution: string;
        metOn: string;
        metBy: string;
        since: string;
        until: string;
        endedWhy: string;
      };
    };
  };
  reports: {
    title: '{{year}}';
    year: string;
    none: string;
    print: string;
    printFailed: string;
    views: {
      label: string;
      page: string;
      write: string;
    };
    facts: {
      on: '{{day}}{{on}}';
      seal: '{{code}}';
      bank: '{{bank}}{{year}}';
    };
    chapters: {
      year: string;
      together: string;
      alongside: string;
      ahead: string;
    };
    people: {
      bodies_one: string;
      bodies_other: '{{count}}';
      title: string;
      start: '{{came}}{{end}}{{on}}{{start}}{{went}}';
      active: '{{active}}{{end}}';
      newcomers_one: '{{met}}';
      newcomers_other: '{{count}}{{met}}';
      ages: string;
      sexes: string;
      few: string;
      tooFew: string;
      under: '{{age}}';
      between: '{{from}}{{to}}';
      over: '{{age}}';
      unknown: string;
      sex: {
        f: string;
        m: string;
        n: string;
      };
    };
    hours: {
      bodies_one: '{{hours}}';
      bodies_other: '{{count}}{{hours}}';
      title: string;
      none: string;
      all_one: '{{between}}{{community}}{{hours}}';
      all_other: '{{between}}{{community}}{{count}}{{hours}}';
      worth: '{{euro}}{{sum}}';
      table: string;
      group: string;
      between: string;
      community: string;
      cell: '{{count}}{{hours}}';
      cellHint: string;
      nothing: string;
      friends_one: '{{given}}{{received}}';
      friends_other: '{{count}}{{given}}{{received}}';
      fund: '{{cameIn}}{{wentOut}}';
    };
    requests: {
      title: string;
      none: string;
      posted_one: '{{met}}';
      posted_other: '{{count}}{{met}}';
      median: '{{days}}';
      soon: string;
      days_one: '{{shown}}';
      days_other: '{{shown}}';
    };
    thanks: {
      title: string;
      note: string;
    };
    write: {
      lead: string;
      last: '{{name}}{{when}}';
      hints: {
        year: string;
        together: string;
        alongside: string;
        ahead: string;
      };
      hourWorth: string;
      hourWorthHint: string;
      hourWorthWrong: string;
      quotes: string;
      quotesHint: string;
      save: string;
      saved: string;
      failed: string;
      choices: {
        yes: string;
        no: string;
      };
      empty: string;
    };
  };
  rooms: {
    title: string;
    lead: string;
    names: {
      paper: string;
      bulletin: string;
      messages: string;
      fund: string;
      'public-board': string;
      programs: string;
      association: string;
      bodies: string;
    };
    adds: {
      paper: string;
      bulletin: string;
      messages: string;
      fund: string;
      'public-board': string;
      programs: string;
      association: string;
      bodies: string;
    };
    isOpen: string;
    isClosed: string;
    since: '{{by}}{{day}}';
    told: string;
    open: string;
    close: string;
    inUse: '{{what}}';
    uses: {
      cheques: string;
      reports: string;
      balance: string;
      waiting: string;
      share: string;
      import: string;
      rule: string;
      webhooks: string;
      minors: string;
      bulletins: string;
      bodies: string;
    };
    ask: {
      title: '{{room}}';
      text: string;
      confirm: string;
    };
    opened: '{{room}}';
    closed: '{{room}}';
    failed: string;
    closedPage: {
      title: string;
      member: string;
      desk: string;
      act: string;
      back: string;
    };
    offers: {
      paper: string;
      fund: string;
      bodiesCame: string;
      cameBack: string;
      no: string;
    };
    willOpen: string;
    atPortal: {
      all: string;
      none: string;
      some: '{{rooms}}';
      names: {
        paper: string;
        bulletin: string;
        messages: string;
        fund: string;
        'public-board': string;
        programs: string;
        association: string;
        bodies: string;
      };
    };
  };
  security: {
    title: string;
    step: {
      title: string;
      lead: string;
      code: string;
      hint: string;
      submit: string;
      back: string;
    };
    wrong: {
      passwordRequired: string;
      password: string;
      codeRequired: string;
      code: string;
    };
    factor: {
      title: string;
      lead: string;
      asked: string;
      off: string;
      on: '{{day}}';
      codesLeft_one: '{{count}}';
      codesLeft_other: '{{count}}';
      turnOn: string;
      turnOff: string;
      renew: string;
    };
    proof: {
      password: string;
    };
    setup: {
      title: string;
      lead: string;
      next: string;
      scan: string;
      qr: string;
      orType: string;
      onThisDevice: string;
      thenCode: string;
      code: string;
      confirm: string;
    };
    codes: {
      title: string;
      lead: string;
      submit: string;
      nowOn: string;
      renewed: string;
      keep: string;
      save: string;
      file: string;
      fileTitle: string;
      done: string;
    };
    off: {
      title: string;
      lead: string;
      submit: string;
      done: string;
    };
    desk: {
      title: string;
      on: '{{name}}';
      act: string;
      dialog: '{{name}}';
      text: '{{name}}';
      note: string;
      noteHint: string;
      submit: string;
      done: '{{name}}';
    };
    sessions: {
      title: string;
      lead: string;
      device: '{{browser}}{{system}}';
      unknown: string;
      this: string;
      used: '{{moment}}';
      older_one: string;
      older_other: '{{count}}';
      end: string;
      endOf: '{{device}}{{moment}}';
      ended: '{{device}}';
      endOthers: string;
      othersEnded: string;
      notEnded: string;
    };
  };
  'server-activities': {
    groups: {
      '1': string;
      '2': string;
      '3': string;
      '4': string;
      '5': string;
      '6': string;
    };
    activities: {
      '1': string;
      '2': string;
      '3': string;
      '4': string;
      '5': string;
      '6': string;
      '7': string;
      '8': string;
      '9': string;
      '10': string;
      '11': string;
      '12': string;
      '13': string;
      '14': string;
      '15': string;
      '16': string;
      '17': string;
      '18': string;
      '19': string;
      '20': string;
      '21': string;
      '22': string;
      '23': string;
      '24': string;
      '25': string;
      '26': string;
      '27': string;
      '28': string;
      '29': string;
      '30': string;
      '31': string;
      '32': string;
      '33': string;
      '34': string;
      '35': string;
      '36': string;
      '37': string;
      '38': string;
      '39': string;
      '40': string;
      '41': string;
      '42': string;
      '43': string;
      '44': string;
    };
  };
  'server-archive': {
    readme: {
      title: '{{bank}}{{day}}';
      what: string;
      personal: string;
      files: {
        tables: string;
        lines: string;
        friends: string;
        manifest: string;
      };
    };
    people: {
      surname: string;
      name: string;
      number: string;
      email: string;
      phone: string;
      birthDate: string;
      balance: string;
    };
    exchanges: {
      id: string;
      day: string;
      gave: string;
      received: string;
      hours: string;
      activity: string;
      note: string;
      state: string;
    };
  };
  'server-books': {
    fund: string;
    person: string;
    kinds: {
      gift: string;
      share: string;
      opening: string;
      settlement: string;
    };
    notes: {
      welcome: string;
      share: '{{year}}';
      cheque: '{{serial}}';
      closing: string;
      opening: '{{file}}';
      openingUndone: string;
      feeWaived: '{{file}}';
    };
  };
  'server-calendar': {
    gives: '{{who}}';
    receives: '{{who}}';
  };
  'server-conversations': {
    title: string;
    none: string;
    about: '{{title}}';
    withdrawn: string;
    me: string;
  };
  'server-group-text': {
    head: string;
    none: string;
    since: '{{day}}';
    until: '{{day}}';
    all: string;
    desk: string;
    taken: '{{places}}{{taken}}';
  };
  'server-imports': {
    report: {
      sheet: string;
      line: string;
      outcome: string;
      why: string;
      read: {
        number: string;
        surname: string;
        name: string;
        birthDate: string;
        hours: string;
        fee: string;
      };
    };
    plans: {
      new: string;
      same: string;
      join: string;
      skip: string;
      ask: string;
    };
    outcomes: {
      created: string;
      joined: string;
      same: string;
      booked: string;
      fee: string;
      noted: string;
      left: string;
    };
    undone: string;
    body: string;
    problems: {
      'name-missing': string;
      'person-unclear': string;
      'twice-in-file': string;
      'number-taken': string;
      'founder-gives-way': string;
      'founder-renumbered': string;
      'number-unreadable': string;
      'refused-by-the-books': string;
      'changed-since': string;
      'total-line': string;
      'time-unclear': string;
      'birth-unclear': string;
      'person-or-body': string;
      'two-people': string;
      'maybe-gone': string;
      'maybe-fund': string;
      'not-a-person': string;
      'name-odd': string;
      'body-room-closed': string;
      'body-business': string;
      'signer-missing': string;
      'signed-on-missing': string;
      'signed-on-wrong': string;
      'tax-code-too-long': string;
      'for-people-only': string;
      'person-unknown': string;
      'name-alone': string;
      'by-invitation': string;
      'hours-unreadable': string;
      'hours-missing': string;
      'day-unreadable': string;
      'not-active': string;
      'opening-exists': string;
      'own-balance': string;
      'email-unreadable': string;
      'email-shared': string;
      'birth-date-unreadable': string;
      'joined-on-unreadable': string;
      'fee-unreadable': string;
      'fee-day-missing': string;
      'fee-day-wrong': string;
      'fee-year-wrong': string;
      'fee-year-not-laid': string;
      'fee-room-closed': string;
      'fee-exists': string;
      'text-cut': string;
      'title-left-out': string;
      'giver-unknown': string;
      'receiver-unknown': string;
    };
    fees: {
      received: '{{day}}{{euro}}{{year}}';
      waived: '{{year}}';
      due: '{{year}}';
    };
    consequences: {
      'email-unreadable': string;
      'email-shared': string;
      'number-taken': string;
      'number-unreadable': string;
      'birth-date-unreadable': string;
      'joined-on-unreadable': string;
      'fee-unreadable': string;
      'fee-day-missing': string;
      'fee-day-wrong': string;
      'fee-year-wrong': string;
      'tax-code-too-long': string;
      'for-people-only': string;
    };
  };
  'server-joining': {
    registered: string;
    refused: {
      'email-taken': string;
      'invalid-input': string;
      'bot-check-failed': string;
      'too-many-requests': string;
    };
    commonPassword: string;
    otherwise: string;
    tooYoung: string;
  };
  'server-mailbox': {
    title: string;
    why: string;
    filter: string;
    show: string;
    all: string;
    empty: string;
    newer: string;
    older: string;
    back: string;
    to: string;
    sentAt: string;
    asHtml: string;
    asText: string;
    links: string;
  };
  'server-own-data': {
    readme: {
      title: '{{day}}';
      files: {
        all: string;
        json: string;
        pictures: string;
      };
      subjects: {
        profile: string;
        membership: string;
        exchanges: string;
        appointments: string;
        board: string;
        messages: string;
        letters: string;
        'sign-in': string;
        history: string;
      };
      moments: string;
      missing: string;
      end: string;
    };
    sheets: {
      person: string;
      erasure: string;
      photo: string;
      skill: string;
      membership: string;
      account: string;
      member_band: string;
      privacy_consent: string;
      privacy_reminder: string;
      delegate: string;
      companion: string;
      call_note: string;
      register_entry: string;
      fee: string;
      insured: string;
      member_note: string;
      rest: string;
      invitation: string;
      import_row: string;
      bank_application: string;
      exchange: string;
      transfer: string;
      past_line: string;
      cheque_book: string;
      arrangement: string;
      standing_arrangement: string;
      attendance: string;
      bulletin_person: string;
      calendar_link: string;
      notice: string;
      notice_answer: string;
      notice_ask: string;
      notice_report: string;
      board_digest: string;
      board_digest_item: string;
      thread: string;
      thread_person: string;
      message: string;
      person_block: string;
      thanks: string;
      thread_report: string;
      message_letter: string;
      letter_preference: string;
      letter_sent: string;
      mail_token: string;
      mail_trouble: string;
      act_token: string;
      push_device: string;
      session: string;
      known_device: string;
      sign_in_network: string;
      authenticator: string;
      passkey: string;
      access_token: string;
      audit: string;
      audit_change: string;
      guardian: string;
    };
    columns: {
      access: string;
      act: string;
      action: string;
      activity: string;
      address: string;
      adjusted_minutes: string;
      admitted_on: string;
      agreed_at: string;
      alone_why: string;
      asked_at: string;
      association: string;
      at: string;
      balance_minutes: string;
      bank: string;
      basis: string;
      begun_at: string;
      birth_place: string;
      blocked: string;
      blocked_at: string;
      body: string;
      browser: string;
      bulletin: string;
      cadence: string;
      called_at: string;
      came: string;
      cents: string;
      changed_at: string;
      cheques: string;
      closed_at: string;
      closed_why: string;
      codes_made_at: string;
      companion: string;
      confirmed_at: string;
      contact: string;
      created_at: string;
      creditor: string;
      creditor_bank: string;
      debtor: string;
      debtor_bank: string;
      decided_at: string;
      decision_reason: string;
      delegate: string;
      description: string;
      detail: string;
      due_at: string;
      earlier_numbers: string;
      email_verified_at: string;
      ended_at: string;
      ended_why: string;
      endpoint: string;
      every: string;
      exchange_id: string;
      expires_at: string;
      facebook_url: string;
      fee_group: string;
      field: string;
      findable: string;
      first_serial: string;
      fixes: string;
      founded_on: string;
      from_day: string;
      gdpr: string;
      given_minutes: string;
      giver: string;
      giver_text: string;
      gives_email: string;
      gives_phone: string;
      gone_at: string;
      hand: string;
      heads: string;
      hidden_columns: string;
      hidden_reason: string;
      high: string;
      high_minutes: string;
      how: string;
      id: string;
      invited_at: string;
      issued_at: string;
      kind: string;
      last_at: string;
      last_code: string;
      last_sent_at: string;
      line: string;
      low: string;
      low_minutes: string;
      made_at: string;
      may_be_asked: string;
      met_by: string;
      met_on: string;
      minor_until: string;
      minutes: string;
      name: string;
      needed_by: string;
      new_value: string;
      newcomer: string;
      note: string;
      noted_at: string;
      notice: string;
      number: string;
      old_value: string;
      on_day: string;
      opening_hours: string;
      locale: string;
      other_name: string;
      outcome: string;
      performed_on: string;
      person: string;
      place: string;
      place_text: string;
      places: string;
      posted_at: string;
      president: string;
      privacy_notice: string;
      proven_email: string;
      purpose: string;
      raw: string;
      reach: string;
      read_at: string;
      read_to: string;
      reason: string;
      receipt_no: string;
      received_minutes: string;
      receiver: string;
      receiver_agreed_at: string;
      receiver_text: string;
      refused_at: string;
      remembered: string;
      requested_at: string;
      residence: string;
      resolution: string;
      reversal_reason: string;
      reversed_at: string;
      role: string;
      said_at: string;
      says: string;
      scopes: string;
      secretary: string;
      seen_at: string;
      sent_at: string;
      sent_on: string;
      set_at: string;
      settled_at: string;
      share: string;
      show_done: string;
      signed_on: string;
      since: string;
      started_at: string;
      starts_at: string;
      starts_at_time: string;
      state: string;
      stays_open: string;
      system: string;
      tax_code: string;
      text: string;
      thread_id: string;
      title: string;
      to_day: string;
      told_at: string;
      topic: string;
      until: string;
      until_day: string;
      updated_at: string;
      used_at: string;
      used_on: string;
      vat: string;
      version: string;
      visited_at: string;
      voids_no: string;
      way: string;
      web_url: string;
      welcomes: string;
      when_text: string;
      with_factor: string;
      withdrawn_at: string;
      written_at: string;
      year: string;
      is_brought: string;
    };
  };
  'server-public-board': {
    title: string;
    lead: string;
    call: string;
    headings: {
      request: string;
      offer: string;
    };
    labels: {
      request: string;
      offer: string;
    };
    empty: {
      request: string;
      offer: string;
    };
    since: '{{day}}';
    until: '{{day}}';
    taken: '{{places}}{{taken}}';
  };
  'server-seals': {
    title: string;
    lead: string;
    what: string;
    compare: string;
    day: string;
    code: string;
    submit: string;
    answers: {
      same: string;
      different: string;
      'no-seal': string;
      incomplete: string;
    };
    latest: string;
    none: string;
    keep: string;
    keeping: string;
    foot: '{{code}}{{day}}';
  };
  'server-sheets': {
    exchanges: string;
    members: string;
    balance: string;
    yearOfBanks: {
      title: string;
      whole: string;
      columns: {
        bank: string;
        foundedOn: string;
        members: string;
        came: string;
        went: string;
        active: string;
        exchanges: string;
        hours: string;
        given: string;
        received: string;
      };
    };
    kinds: {
      member: string;
      creditor: string;
      debtor: string;
      human: string;
      body: string;
      fund: string;
    };
    exchange: {
      columns: {
        date: string;
        creditor: string;
        creditorBank: string;
        debtor: string;
        debtorBank: string;
        description: string;
        hours: string;
        hand: string;
        creator: string;
        id: string;
        balanceAfter: string;
      };
      gave: string;
      received: string;
      from: string;
      to: string;
      activity: string;
      note: string;
      hand: string;
      reason: string;
      state: string;
      by: {
        recorded: string;
        confirmed: string;
        cancelled: string;
        reversed: string;
      };
      states: {
        pending: string;
        confirmed: string;
        cancelled: string;
        reversed: string;
      };
    };
    insured: {
      title: string;
      columns: {
        from: string;
        to: string;
        change: string;
      };
      change: {
        came: string;
        went: string;
      };
    };
    person: {
      name: string;
      surname: string;
      sex: string;
      dateOfBirthday: string;
      email: string;
      phone: string;
      prefLocale: string;
    };
    register: {
      title: {
        club: string;
        service: string;
      };
      columns: {
        line: string;
        number: string;
        surname: string;
        name: string;
        birthDate: string;
        birthPlace: string;
        taxCode: string;
        residence: string;
        share: string;
        admittedOn: string;
        resolution: string;
        metOn: string;
        metBy: string;
        since: string;
        until: string;
        endedWhy: string;
      };
    };
  };
  'server-status': {
    title: string;
    states: {
      up: string;
      late: string;
      reading: string;
      down: string;
    };
    since: '{{moment}}';
    planned: string;
    none: string;
    span: '{{day}}{{from}}{{to}}';
  };
  'shared-exchange': {
    columns: {
      date: string;
      creditor: string;
      creditorBank: string;
      debtor: string;
      debtorBank: string;
      description: string;
      hours: string;
      hand: string;
      creator: string;
      id: string;
      balanceAfter: string;
    };
    gave: string;
    received: string;
    from: string;
    to: string;
    activity: string;
    note: string;
    hand: string;
    reason: string;
    state: string;
    by: {
      recorded: string;
      confirmed: string;
      cancelled: string;
      reversed: string;
    };
    states: {
      pending: string;
      confirmed: string;
      cancelled: string;
      reversed: string;
    };
  };
  'shared-fee-letter': {
    subject: '{{bank}}{{year}}';
    lead: '{{bank}}{{day}}{{year}}';
    rest: string;
    button: string;
    closing: string;
    closing_phone: '{{phone}}';
  };
  'shared-import-consequences': {
    'email-unreadable': string;
    'email-shared': string;
    'number-taken': string;
    'number-unreadable': string;
    'birth-date-unreadable': string;
    'joined-on-unreadable': string;
    'fee-unreadable': string;
    'fee-day-missing': string;
    'fee-day-wrong': string;
    'fee-year-wrong': string;
    'tax-code-too-long': string;
    'for-people-only': string;
  };
  'shared-import-problems': {
    'total-line': string;
    'time-unclear': string;
    'birth-unclear': string;
    'person-or-body': string;
    'two-people': string;
    'maybe-gone': string;
    'maybe-fund': string;
    'not-a-person': string;
    'name-odd': string;
    'body-room-closed': string;
    'body-business': string;
    'signer-missing': string;
    'signed-on-missing': string;
    'signed-on-wrong': string;
    'tax-code-too-long': string;
    'for-people-only': string;
    'person-unknown': string;
    'name-alone': string;
    'by-invitation': string;
    'hours-unreadable': string;
    'hours-missing': string;
    'day-unreadable': string;
    'not-active': string;
    'opening-exists': string;
    'own-balance': string;
    'email-unreadable': string;
    'email-shared': string;
    'birth-date-unreadable': string;
    'joined-on-unreadable': string;
    'fee-unreadable': string;
    'fee-day-missing': string;
    'fee-day-wrong': string;
    'fee-year-wrong': string;
    'fee-year-not-laid': string;
    'fee-room-closed': string;
    'fee-exists': string;
    'text-cut': string;
    'title-left-out': string;
    'giver-unknown': string;
    'receiver-unknown': string;
  };
  'shared-insured': {
    title: string;
    columns: {
      from: string;
      to: string;
      change: string;
    };
    change: {
      came: string;
      went: string;
    };
  };
  'shared-person': {
    name: string;
    surname: string;
    sex: string;
    dateOfBirthday: string;
    email: string;
    phone: string;
    prefLocale: string;
  };
  'shared-places': {
    taken: '{{places}}{{taken}}';
  };
  'shared-register': {
    title: {
      club: string;
      service: string;
    };
    columns: {
      line: string;
      number: string;
      surname: string;
      name: string;
      birthDate: string;
      birthPlace: string;
      taxCode: string;
      residence: string;
      share: string;
      admittedOn: string;
      resolution: string;
      metOn: string;
      metBy: string;
      since: string;
      until: string;
      endedWhy: string;
    };
  };
  'shared-rules': {
    'band-low': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'band-low-first-year': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'band-high': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'band-hard': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'balances-visible': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'body-low': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'body-high': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'newcomer-gift': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'gift-most': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'gifts-in-a-year': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'lesson-preparation': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'yearly-share': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'fund-low': {
      name: string;
      says: '{{value}}';
      none: string;
    };
    'board-digest': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'board-digest-day': {
      name: string;
      says: '{{day}}';
    };
    'board-public': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'board-checked-first': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'whatsapp-links': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'fee-needed-to-give': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'insured-needed-to-give': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'age-least': {
      name: string;
      says_one: string;
      says_other: '{{count}}';
      none: string;
    };
    'admission-first': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'register-visible': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'register-years': {
      name: string;
      says_one: string;
      says_other: '{{count}}';
    };
    'desk-second-factor': {
      name: string;
      ask: {
        label: string;
        no: string;
        yes: string;
      };
      no: string;
      yes: string;
    };
    'cheque-days': {
      name: string;
      says_one: string;
      says_other: '{{count}}';
    };
    'statement-months': {
      name: string;
      says_one: string;
      says_other: '{{count}}';
    };
  };
  shares: {
    back: string;
    title: string;
    lead: string;
    announcement: string;
    off: string;
    toRules: string;
    notYet: '{{hours}}';
    announced: '{{by}}{{day}}{{hours}}{{year}}';
    opens: '{{day}}';
    open: string;
    booked: '{{by}}{{day}}{{year}}';
    void: string;
    announce: '{{year}}';
    announceText: '{{day}}{{year}}';
    announceTitle: '{{year}}';
    announceQuestion: '{{day}}{{hours}}{{year}}';
    announceAct: string;
    announceDone: '{{year}}';
    announceFailed: string;
    preview: {
      title: '{{year}}';
      sum_one: '{{hours}}';
      sum_other: '{{count}}{{hours}}{{total}}';
      today: string;
      nobody: string;
      withoutEmail_one: string;
      withoutEmail_other: '{{count}}';
      givers_one: string;
      givers_other: '{{count}}';
      change: '{{after}}{{before}}';
      leaveOut: string;
      leftOut_one: string;
      leftOut_other: '{{count}}';
      takeIn: string;
    };
    why: {
      booked: string;
      excepted: string;
      newcomer: string;
      silent: string;
      'below-band': string;
    };
    book: {
      open_one: string;
      open_other: '{{count}}';
      title: '{{year}}';
      text_one: '{{hours}}';
      text_other: '{{count}}{{hours}}{{total}}';
      act: string;
      done: '{{year}}';
      failed: string;
    };
  };
  'sign-in': {
    title: string;
    email: string;
    password: string;
    remember: string;
    submit: string;
    forgot: string;
    notYet: string;
    register: string;
    passkey: string;
    emailRequired: string;
    emailInvalid: string;
    passwordRequired: string;
    unrecognisedTitle: string;
    unrecognised: string;
    failed: string;
    wait_one: string;
    wait_other: '{{count}}';
    ended: {
      title: string;
      text: string;
    };
    wanted: string;
    emailChanged: {
      title: string;
      text: string;
    };
    passwordReset: {
      title: string;
      text: string;
    };
    signedOut: string;
    emailVerified: string;
    emailUnknown: string;
    inside: {
      title: '{{name}}';
      text: string;
      go: string;
      leave: string;
    };
  };
  skills: {
    own: {
      lead: string;
      none: string;
      show: string;
      edit: string;
    };
    member: {
      title: string;
      lead: '{{name}}';
      none: string;
      edit: string;
    };
    said: '{{by}}{{day}}';
    count_zero: string;
    count_one: string;
    count_other: '{{count}}';
    save: string;
    saved: string;
    failed: string;
    print: string;
    notPrinted: string;
    sheet: {
      title: string;
      number: '{{number}}';
      nameHere: string;
      numberHere: string;
      lead: string;
    };
    help: {
      act: string;
      text: string;
      title: string;
      lead: string;
      none: string;
      noPhone: string;
      lately: '{{day}}';
      never: string;
      many: '{{count}}';
    };
  };
  thanks: {
    act: '{{name}}';
    label: '{{name}}';
    hint: '{{name}}';
    send: string;
    leave: string;
    byVoice: '{{name}}';
    sent: '{{name}}';
    already: string;
    mine: '{{name}}';
    theirs: '{{name}}';
    quoting: {
      label: string;
      hint: string;
      failed: string;
    };
    takeBack: {
      act: string;
      title: string;
      lead: '{{name}}';
      done: string;
    };
    report: {
      lead: '{{name}}';
    };
    year: {
      title: string;
      lead: string;
      exchange: '{{activity}}{{day}}';
      more: string;
    };
  };
  threads: {
    title: string;
    lead: string;
    write: string;
    empty: {
      title: string;
      text: string;
    };
    plan: string;
    gone: string;
    notThere: string;
    firstNeedsConnection: string;
    about: '{{title}}';
    mine: '{{text}}';
    waits: string;
    me: string;
    unread_one: '{{count}}';
    unread_other: '{{count}}';
    blockedMark: string;
    withdrawn: string;
    messages: '{{who}}';
    earlier: string;
    to: string;
    toHint: string;
    form: {
      label: '{{who}}';
      send: string;
    };
    quick: {
      label: string;
      ok: string;
      call: string;
      when: string;
    };
    phone: '{{phone}}';
    firstWords: '{{about}}';
    private: string;
    notSent: string;
    kept: string;
    over: '{{who}}';
    withdraw: {
      button: string;
      title: string;
      lead: '{{who}}';
      confirm: string;
      done: string;
      tooLate: string;
    };
    block: {
      button: '{{who}}';
      title: '{{who}}';
      lead: '{{who}}';
      confirm: string;
      done: '{{who}}';
      is: '{{who}}';
      undo: string;
      undone: '{{who}}';
    };
    report: {
      button: string;
      waiting: string;
      title: string;
      lead: '{{count}}{{who}}';
      what: string;
      text: string;
      leave: string;
      send: string;
      done: string;
    };
    reasons: {
      offensive: string;
      money: string;
      business: string;
      unsafe: string;
      other: string;
    };
    copy: {
      button: string;
      file: string;
      done: string;
      failed: string;
    };
    desk: {
      title: string;
      lead: string;
      views: string;
      open: string;
      settled: string;
      none: {
        open: string;
        settled: string;
      };
      about: '{{who}}';
      by: '{{when}}{{who}}';
      messages_one: '{{count}}';
      messages_other: '{{count}}';
      thanks: '{{id}}';
      settle: string;
      settledAt: '{{when}}';
      done: string;
      meanwhile: string;
    };
    failed: string;
    suspended: {
      title: '{{day}}';
      text: string;
      closed: string;
      page: string;
      later: string;
    };
  };
  todo: {
    today: string;
    done: '{{day}}{{title}}{{who}}';
    answer: {
      request: '{{title}}{{who}}';
      offer: '{{title}}{{who}}';
      days: {
        request: '{{title}}{{who}}';
        offer: '{{title}}{{who}}';
      };
      other: string;
      otherAbout: '{{title}}';
      sure: string;
      belowBand: '{{after}}{{low}}';
      agreedWith: '{{day}}{{time}}{{who}}';
      agreed: '{{day}}{{time}}';
      reached: '{{reached}}{{who}}';
      meanwhile: string;
      changed: '{{who}}';
      isOver: string;
      failed: string;
    };
    proposal: '{{day}}{{time}}{{title}}{{who}}';
    standing: '{{day}}{{time}}{{title}}{{who}}';
    corrected: {
      desk: '{{day}}{{hours}}{{who}}';
      giver: '{{day}}{{hours}}{{who}}';
    };
    asked: '{{title}}{{who}}';
    renew: {
      now: '{{title}}';
      offer_one: '{{title}}';
      offer_other: '{{count}}{{title}}';
    };
    bulletin: {
      asks: '{{day}}{{time}}{{title}}';
      meeting: '{{day}}{{time}}{{title}}';
      notice: '{{title}}';
    };
    act: {
      bulletin: string;
      attend: string;
      corrected: string;
      done: string;
      answer: string;
      proposal: string;
      asked: string;
      renew: string;
    };
  };
  trust: {
    signed: '{{day}}';
    own: {
      lead: string;
      none: string;
      actsFor: '{{name}}';
      trusted: '{{name}}';
      act: '{{name}}';
    };
    end: {
      act: string;
      actOf: '{{delegate}}{{person}}';
      confirm: string;
      keep: string;
      done: '{{delegate}}{{person}}';
      already: '{{delegate}}{{person}}';
      failed: string;
      desk: {
        title: '{{delegate}}{{person}}';
        text: '{{delegate}}';
      };
      member: {
        title: '{{delegate}}';
        text: '{{delegate}}';
      };
      delegate: {
        title: '{{person}}';
        text: '{{person}}';
      };
    };
    desk: {
      ofBody: {
        title: string;
        name: string;
        dialogTitle: '{{name}}';
        dialogText: '{{name}}';
      };
      title: string;
      none: '{{name}}';
      line: '{{delegate}}{{person}}';
      name: string;
      dialogTitle: '{{name}}';
      dialogText: '{{name}}';
      who: '{{name}}';
      whoMissing: string;
      notAMember: string;
      samePerson: string;
      withoutLogin: string;
      signedOn: string;
      signedMissing: string;
      submit: string;
      done: '{{delegate}}{{person}}';
      failed: string;
    };
  };
  ui: {
    skip: string;
    menu: string;
    tabs: string;
    sections: string;
    close: string;
    ok: string;
    more: string;
    leave: string;
    optional: string;
    choose: string;
    nothingFound: string;
    language: string;
    loading: string;
    busy: string;
    tryAgain: string;
    notice: {
      info: string;
      success: string;
      warning: string;
      error: string;
    };
    plus: string;
    minus: string;
    password: {
      show: string;
      hide: string;
    };
    passwordHint: {
      missing: string;
      strong: string;
    };
    errors: {
      one: string;
      many: '{{count}}';
    };
    decision: {
      takeBack: string;
      left_one: '{{count}}';
      left_other: '{{count}}';
      takenBack: string;
      notTakenBack: string;
      showMore: string;
    };
    date: {
      day: string;
      month: string;
      year: string;
      calendar: string;
    };
    draft: {
      kept: string;
      restart: string;
    };
    meanwhile: {
      title: string;
      lead: string;
      other: '{{name}}';
      somebody: string;
      self: string;
      followed: string;
      theirs: '{{value}}';
      mine: '{{value}}';
      empty: string;
    };
    scheme: {
      label: string;
      light: string;
      dark: string;
      auto: string;
    };
    table: {
      sortBy: string;
      ascending: string;
      descending: string;
      loading: string;
      notFresh: string;
      range: '{{from}}{{total}}{{to}}';
      rangeOfMore: '{{from}}{{total}}{{to}}';
      previous: string;
      next: string;
      first: string;
      last: string;
      pages: string;
      pageSize: string;
      allRows: string;
    };
  };
  webhooks: {
    title: string;
    lead: string;
    events: {
      'exchange-recorded': string;
      'exchange-confirmed': string;
      'exchange-cancelled': string;
      'exchange-reversed': string;
      'membership-begun': string;
      'membership-ended': string;
      test: string;
    };
    list: {
      title: string;
      none: string;
      on: string;
      off: string;
      failing: '{{since}}';
    };
    add: {
      act: string;
      title: string;
      url: string;
      urlHint: string;
      events: string;
      submit: string;
      done: string;
      wrong: {
        urlRequired: string;
        url: string;
        events: string;
      };
    };
    added: {
      title: string;
      lead: string;
      copy: string;
      copied: string;
      notCopied: string;
      close: string;
    };
    deliveries: {
      act: string;
      of: '{{url}}';
      title: string;
      none: string;
      untried: string;
      delivered_one: string;
      delivered_other: '{{count}}';
      waiting_one: string;
      waiting_other: '{{count}}';
      failed_one: string;
      failed_other: '{{count}}';
      answer: '{{status}}';
      noAnswer: string;
      again: string;
    };
    test: {
      act: string;
      done: string;
      failed: string;
    };
    turn: {
      off: string;
      offOf: '{{url}}';
      on: string;
      onOf: '{{url}}';
      isOff: string;
      isOn: string;
      failed: string;
    };
    remove: {
      act: string;
      of: '{{url}}';
      title: string;
      lead: '{{url}}';
      submit: string;
      keep: string;
      done: string;
      failed: string;
    };
  };
}
